import { defineErrors } from '@portico/core'

/** Creates errors of domain `send`: the send form. */
export const sendErrors = defineErrors({
  'send/not-connected': { message: 'Connect a wallet before sending.' },
  'send/unknown-token': { message: 'The form has no such token. Add it to the option `tokens`.' },
  'send/not-ready': {
    message: (p: { problem?: string | undefined }) =>
      `The transfer is not ready (${p.problem ?? 'not reviewed'}). Review the form first.`,
  },
  'send/in-progress': { message: 'The wallet is asking. Wait for it, or reset the form.' },
  'send/aborted': { message: 'Ended by newer input, or because the modal closed.' },
})
