/** The icons of the shell: filled paths on a grid of 20, for `<Icon>` and for `clip-path`. Even-odd: a shape in a shape is a hole. */

export const icons = {
  menu: 'M3 5h14v1.6H3zM3 9.2h14v1.6H3zM3 13.4h14V15H3z',
  close: 'M5.6 4.5 10 8.9l4.4-4.4 1.1 1.1-4.4 4.4 4.4 4.4-1.1 1.1-4.4-4.4-4.4 4.4-1.1-1.1L8.9 10 4.5 5.6z',
  chevron: 'M7 5.2 8.2 4l6 6-6 6L7 14.8 11.8 10z',
  check: 'M3.8 10.7 5 9.5l3.3 3.3L15 6.1l1.2 1.2-7.9 7.9z',
  external: 'M7 5.4h7.6V13H13V8.1L6.5 14.6l-1.1-1.1L11.9 7H7z',
  up: 'M10 4.6 15.6 10.2l-1.1 1.1-3.7-3.7V16H9.2V7.6l-3.7 3.7-1.1-1.1z',
  products:
    'M3.5 3.5H9V9H3.5zM5 5v2.5h2.5V5zM11 3.5h5.5V9H11zM12.5 5v2.5H15V5zM3.5 11H9v5.5H3.5zM5 12.5V15h2.5v-2.5zM11 11h5.5v5.5H11zM12.5 12.5V15H15v-2.5z',
  code: 'M7.2 4.8 8.3 5.9 4.2 10l4.1 4.1-1.1 1.1L2 10zM12.8 4.8l-1.1 1.1 4.1 4.1-4.1 4.1 1.1 1.1L18 10z',
  edit: 'M13.6 3.2 16.8 6.4 7.2 16H4v-3.2zM13.6 5.3 5.5 13.4v1.1h1.1l8.1-8.1z',
  search:
    'M8.8 3a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 0 1 0-11.6zM8.8 4.6a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 0 0 0-8.4zM12.2 13.3l1.1-1.1 4.1 4.1-1.1 1.1z',
  info: 'M10 2a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM9.2 9h1.6v5H9.2zM9.1 6.1h1.8v1.8H9.1z',
  success:
    'M10 2a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM6 10.4 7 9.4l2.1 2.1L13.2 7.4l1 1-5.1 5.2z',
  warning: 'M10 2.4 18.6 17.2H1.4zM10 5.4 4 15.7h12zM9.2 8.8h1.6v3.6H9.2zM9.1 13.1h1.8v1.6H9.1z',
  error:
    'M6.7 2h6.6L18 6.7v6.6L13.3 18H6.7L2 13.3V6.7zM7.3 3.5 3.5 7.3v5.4l3.8 3.8h5.4l3.8-3.8V7.3l-3.8-3.8zM9.2 6h1.6v5H9.2zM9.1 12.1h1.8v1.8H9.1z',
  markdown:
    'M2 4.5h16v11H2zM3.5 6v8h13V6zM5 12.5v-5h1.3l1.5 2 1.5-2h1.3v5H9.2V9.7L7.8 11.5 6.4 9.7v2.8zM12.6 7.5H14V10h1.4l-2.1 2.5L11.2 10h1.4z',
  feedback: 'M3 3.5h14v10.2h-5.2L8 17.2v-3.5H3zM4.5 5v7.2h5v1.7l1.8-1.7h4.2V5zM6.5 7.9h7v1.4h-7z',
  bundle:
    'M10 2.2 17 6v8l-7 3.8L3 14V6zM10 3.9 5.6 6.3 10 8.7l4.4-2.4zM4.5 7.4v5.7l4.8 2.6V10zM15.5 7.4 10.7 10v5.7l4.8-2.6z',
  settings:
    'M8.4 4.1 8.6 2h2.8l.2 2.1 1.4.6 1.7-1.3 1.9 1.9L15.3 7l.6 1.4 2.1.2v2.8l-2.1.2-.6 1.4 1.3 1.7-1.9 1.9-1.7-1.3-1.4.6-.2 2.1H8.6l-.2-2.1-1.4-.6-1.7 1.3-1.9-1.9L4.7 13l-.6-1.4-2.1-.2V8.6l2.1-.2L4.7 7 3.4 5.3l1.9-1.9L7 4.7zM10 7.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 0 0 0-5.4z',
  light:
    'M10 6.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 0 1 0-7.6zM9.25 1.5h1.5v2.6h-1.5zM9.25 15.9h1.5v2.6h-1.5zM1.5 9.25h2.6v1.5H1.5zM15.9 9.25h2.6v1.5h-2.6zM3.5 4.5l1-1 1.8 1.8-1 1zM13.7 5.3l1.8-1.8 1 1-1.8 1.8zM13.7 14.7l1-1 1.8 1.8-1 1zM3.5 15.5l1.8-1.8 1 1-1.8 1.8z',
  dark: 'M16.8 12.4A7.2 7.2 0 1 1 7.6 3.2A6.6 6.6 0 0 0 16.8 12.4z',
  system: 'M2 3.5h16V14H2zM3.5 5v7.5h13V5zM7 15.5h6V17H7z',
  person:
    'M10 2a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.8zM3.4 6.3l.4-1.4 4.4 1.3h3.6l4.4-1.3.4 1.4-4.1 1.3v3.2l1.7 6.3-1.5.5-1.9-6.1h-1.6l-1.9 6.1-1.5-.5 1.7-6.3V7.6z',
  design:
    'M10 2.5a7.5 7.5 0 0 0 0 15c1.4 0 2.2-1 1.9-2.2-.3-1.3.3-2.3 1.7-2.3h1.6a2.3 2.3 0 0 0 2.3-2.4A7.8 7.8 0 0 0 10 2.5zM6.2 8.6h1.9v1.9H6.2zM8.3 5.2h1.9v1.9H8.3zM12.1 5.9H14v1.9h-1.9z',
  ReaderIcon: 'M2.5 4h15v12h-15zM4 5.5v9h12v-9zM5.5 7.4h9v1.4h-9zM5.5 11.2h5.2v1.4H5.5z',
  BookIcon:
    'M5.4 2.5h10.1v15H5.4a1.9 1.9 0 0 1-1.9-1.9V4.4a1.9 1.9 0 0 1 1.9-1.9zM6.5 4v9.5H14V4zM5 14.9V16h9v-1.1z',
  DescriptionIcon: 'M4.5 2.5h7.2l3.8 3.8v11.2h-11zM6 4v12h8V7h-3V4zM7.5 9h5v1.4h-5zM7.5 12.2h5v1.4h-5z',
  VisibilityIcon:
    'M10 4.5c3.7 0 6.8 2.2 8.2 5.5c-1.4 3.3-4.5 5.5-8.2 5.5S3.2 13.3 1.8 10C3.2 6.7 6.3 4.5 10 4.5zM10 6c-2.9 0-5.3 1.6-6.5 4c1.2 2.4 3.6 4 6.5 4s5.3-1.6 6.5-4c-1.2-2.4-3.6-4-6.5-4zM10 7.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 0 1 0-4.6z',
  /** On a grid of 16, as `premium`: the marks of the plans. */
  pro: 'M8 1.5 14.5 8 8 14.5 1.5 8z',
  premium: 'M8 1.5 14.5 8 8 14.5 1.5 8zM8 4.6 4.6 8 8 11.4 11.4 8zM8 6.4 9.6 8 8 9.6 6.4 8z',
  WebIcon: 'M2 3.5h16v13H2zM3.5 7.8V15h13V7.8zM3.5 5v1.3h13V5z',
} as const;

export type ShellIcon = keyof typeof icons;

/** Declarations for an empty box that shows the icon in the color of the text; 20 px, for `::before` and `::after`. */
export function iconBox(name: ShellIcon): string {
  return `content: ''; flex: none; width: 20px; height: 20px; background: currentColor; forced-color-adjust: preserve-parent-color; clip-path: path(evenodd, '${icons[name]}');`;
}
