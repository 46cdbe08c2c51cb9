import { hideToast, showToast } from '@portico/controllers'

/** The toast commands, loaded when the first toast is shown. */
export const toastCommands = { showToast, hideToast }
