export interface Field {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  /** Of the twelve columns, from the breakpoint sm on. */
  readonly columns: number;
  readonly pattern: RegExp;
  readonly message: string;
}

export type Values = Readonly<Record<string, string>>;
export type Errors = Readonly<Record<string, string>>;

const ANY_TEXT = /\S/;

const address: readonly Field[] = [
  {
    name: 'name',
    label: 'Name',
    autoComplete: 'name',
    columns: 6,
    pattern: ANY_TEXT,
    message: 'Enter your name.',
  },
  {
    name: 'email',
    label: 'Email',
    autoComplete: 'email',
    columns: 6,
    pattern: /^\S+@\S+\.\S+$/,
    message: 'Enter an address such as ana@example.com.',
  },
  {
    name: 'street',
    label: 'Street',
    autoComplete: 'address-line1',
    columns: 12,
    pattern: ANY_TEXT,
    message: 'Enter a street and a number.',
  },
  {
    name: 'zip',
    label: 'ZIP code',
    autoComplete: 'postal-code',
    columns: 4,
    pattern: /^\d{5}$/,
    message: 'Enter five digits.',
  },
  {
    name: 'city',
    label: 'City',
    autoComplete: 'address-level2',
    columns: 8,
    pattern: ANY_TEXT,
    message: 'Enter a city.',
  },
];

const payment: readonly Field[] = [
  {
    name: 'card',
    label: 'Card number',
    autoComplete: 'cc-number',
    columns: 12,
    pattern: /^(?:\d ?){15,16}$/,
    message: 'Enter the 15 or 16 digits of the card.',
  },
  {
    name: 'expiry',
    label: 'Expires',
    autoComplete: 'cc-exp',
    columns: 6,
    pattern: /^\d\d\/\d\d$/,
    message: 'Enter month and year, such as 08/30.',
  },
  {
    name: 'code',
    label: 'Security code',
    autoComplete: 'cc-csc',
    columns: 6,
    pattern: /^\d{3,4}$/,
    message: 'Enter the three or four digits on the card.',
  },
];

export const steps = [
  { title: 'Address', fields: address },
  { title: 'Payment', fields: payment },
  { title: 'Review', fields: [] as readonly Field[] },
];

export function findErrors(fields: readonly Field[], values: Values): Errors {
  const wrong = fields.filter(({ name, pattern }) => !pattern.test(values[name] ?? ''));
  return Object.fromEntries(wrong.map(({ name, message }) => [name, message]));
}
