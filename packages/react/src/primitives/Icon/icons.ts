/** The stroked path of every icon in a 24 by 24 box. One element each, because every element costs time to render. */
export const icons = {
  close: 'M6 6l12 12 M18 6L6 18',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  chevron: 'M9.5 6l6 6-6 6',
  copy: 'M9 9.5A1.5 1.5 0 0 1 10.5 8h7A1.5 1.5 0 0 1 19 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9 18.5z M15 8V5.5A1.5 1.5 0 0 0 13.5 4h-7A1.5 1.5 0 0 0 5 5.5v9A1.5 1.5 0 0 0 6.5 16H9',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M16 16l4 4',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M9.6 9.6a2.45 2.45 0 1 1 3.6 2.15c-.75.42-1.2.95-1.2 1.75 M12 16.7v.05',
  external: 'M14 5h5v5 M19 5l-8 8 M17 14v3.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 5 17.5v-9A1.5 1.5 0 0 1 6.5 7H10',
  warning: 'M12 4.5l8.5 15h-17z M12 10.5v4 M12 17v.05',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M12 7.5v5.5 M12 16.2v.05',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M8 12.3l2.8 2.8L16 9.7',
  send: 'M20 4L10.5 13.5 M20 4l-6 16-3.5-6.5L4 10z',
  receive: 'M12 4v11 M7 10.5l5 5 5-5 M5 20h14',
  disconnect: 'M14 4.5h3.5A1.5 1.5 0 0 1 19 6v12a1.5 1.5 0 0 1-1.5 1.5H14 M14.5 12H4 M7.5 8.5L4 12l3.5 3.5',
  network:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M3 12h18 M12 3c2.4 2.5 3.6 5.5 3.6 9s-1.2 6.5-3.6 9c-2.4-2.5-3.6-5.5-3.6-9S9.6 5.5 12 3z',
  wallet:
    'M18 8.5V6.5A1.5 1.5 0 0 0 16.5 5h-10A2.5 2.5 0 0 0 4 7.5v9A2.5 2.5 0 0 0 6.5 19h12a1.5 1.5 0 0 0 1.5-1.5V10a1.5 1.5 0 0 0-1.5-1.5h-12A2 2 0 0 1 4.5 8 M16 13.7v.05',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9 M19.5 4v5h-5',
  'arrow-down': 'M12 5v14 M6 13l6 6 6-6',
  qr: 'M5 5h5v5H5z M14 5h5v5h-5z M5 14h5v5H5z M14 14h2v2 M19 14v5h-5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  edit: 'M5 19v-3.5L15.5 5l3.5 3.5L8.5 19z M13 7.5l3.5 3.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M12 11.5V16 M12 8v.05',
} as const satisfies Record<string, string>

export type IconName = keyof typeof icons
