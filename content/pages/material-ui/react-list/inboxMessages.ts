export interface InboxMessage {
  id: string;
  sender: string;
  subject: string;
  preview: string;
}

export const inboxMessages: InboxMessage[] = [
  {
    id: 'm1',
    sender: 'Rosa Neri',
    subject: 'Venue for the workshop',
    preview: 'The hall by the river is free on the 12th.',
  },
  {
    id: 'm2',
    sender: 'Ben Achterberg',
    subject: 'Invoice 1042',
    preview: 'Could you send it again with the new address?',
  },
  {
    id: 'm3',
    sender: 'Yuki Mori',
    subject: 'Photos',
    preview: 'I have put the best twenty in the shared folder.',
  },
];
