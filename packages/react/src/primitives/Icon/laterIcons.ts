import type { LaterIcon } from './Icon.js'

/** Icons that the first opening does not show, drawn like its own. They are passed instead of a name. */
export const laterIcons = {
  copy: {
    name: 'copy',
    path: 'M9 9.5A1.5 1.5 0 0 1 10.5 8h7A1.5 1.5 0 0 1 19 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9 18.5z M15 8V5.5A1.5 1.5 0 0 0 13.5 4h-7A1.5 1.5 0 0 0 5 5.5v9A1.5 1.5 0 0 0 6.5 16H9',
  },
  external: {
    name: 'external',
    path: 'M14 5h5v5 M19 5l-8 8 M17 14v3.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 5 17.5v-9A1.5 1.5 0 0 1 6.5 7H10',
  },
  send: { name: 'send', path: 'M20 4L10.5 13.5 M20 4l-6 16-3.5-6.5L4 10z' },
  receive: { name: 'receive', path: 'M12 4v11 M7 10.5l5 5 5-5 M5 20h14' },
  disconnect: {
    name: 'disconnect',
    path: 'M14 4.5h3.5A1.5 1.5 0 0 1 19 6v12a1.5 1.5 0 0 1-1.5 1.5H14 M14.5 12H4 M7.5 8.5L4 12l3.5 3.5',
  },
  edit: { name: 'edit', path: 'M5 19v-3.5L15.5 5l3.5 3.5L8.5 19z M13 7.5l3.5 3.5' },
  card: {
    name: 'card',
    path: 'M4 8.5A1.5 1.5 0 0 1 5.5 7h13A1.5 1.5 0 0 1 20 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 15.5z M4 10.5h16 M7 14h3',
  },
  swap: { name: 'swap', path: 'M8 4v15 M4.5 15.5L8 19l3.5-3.5 M16 20V5 M12.5 8.5L16 5l3.5 3.5' },
} as const satisfies Record<string, LaterIcon>
