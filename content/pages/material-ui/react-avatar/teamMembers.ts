export interface TeamMember {
  name: string;
  role: string;
}

export const teamMembers: TeamMember[] = [
  { name: 'Marta Kowalska', role: 'Design' },
  { name: 'Jun Okada', role: 'Frontend' },
  { name: 'Amara Diallo', role: 'Backend' },
  { name: 'Lena Vogt', role: 'Research' },
  { name: 'Pedro Lima', role: 'Support' },
  { name: 'Noor Haddad', role: 'Product' },
];

export function initials(name: string) {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
}
