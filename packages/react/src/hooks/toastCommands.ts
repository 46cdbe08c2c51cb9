import { hideToast, showToast } from '@portico/controllers'

/** The toast commands, in a module of their own so that they can be loaded when the first toast is shown. */
export const toastCommands = { showToast, hideToast }
