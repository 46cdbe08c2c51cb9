/** The stroked path of each icon of the first opening in a 24 by 24 box. One element each, because elements cost time. */
export const icons = {
  close: 'M6 6l12 12 M18 6L6 18',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  chevron: 'M9.5 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M16 16l4 4',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M9.6 9.6a2.45 2.45 0 1 1 3.6 2.15c-.75.42-1.2.95-1.2 1.75 M12 16.7v.05',
  warning: 'M12 4.5l8.5 15h-17z M12 10.5v4 M12 17v.05',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M12 7.5v5.5 M12 16.2v.05',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M8 12.3l2.8 2.8L16 9.7',
  wallet:
    'M18 8.5V6.5A1.5 1.5 0 0 0 16.5 5h-10A2.5 2.5 0 0 0 4 7.5v9A2.5 2.5 0 0 0 6.5 19h12a1.5 1.5 0 0 0 1.5-1.5V10a1.5 1.5 0 0 0-1.5-1.5h-12A2 2 0 0 1 4.5 8 M16 13.7v.05',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9 M19.5 4v5h-5',
  qr: 'M5 5h5v5H5z M14 5h5v5h-5z M5 14h5v5H5z M14 14h2v2 M19 14v5h-5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M12 11.5V16 M12 8v.05',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
} as const satisfies Record<string, string>

export type IconName = keyof typeof icons
