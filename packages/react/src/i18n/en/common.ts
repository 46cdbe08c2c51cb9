import type { Messages } from '../Messages.js'

export const common = {
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  cancel: 'Cancel',
  continue: 'Continue',
  copy: 'Copy',
  copied: 'Copied',
  disconnect: 'Disconnect',
  failed: 'Something went wrong. Try again; if it goes on, reload the page.',
  loading: 'Loading…',
  loadFailedTitle: 'This part could not be loaded',
  loadFailedText: 'Check your internet connection, then try again.',
  loadStuckText: 'It still does not load. Some browsers ask only once: reload the page, and you come back here.',
  reload: 'Reload the page',
  brokenTitle: 'Something broke here',
  brokenText: 'Try again, or close the window and open it anew.',
  cannotClose: 'Choose a network or disconnect first.',
} as const satisfies Messages
