import { defineErrors } from '@portico/core'

/** Makes errors of domain `send`: the send form. */
export const sendErrors = defineErrors({
  'send/not-connected': { message: 'No wallet is connected. Connect one before sending.' },
  'send/unknown-token': { message: 'The token is not one of the send form. Add it to the option `tokens`.' },
  'send/not-ready': {
    message: (p: { problem?: string | undefined }) =>
      `The transfer cannot be sent yet (${p.problem ?? 'not reviewed'}). Complete the form and review it first.`,
  },
  'send/in-progress': { message: 'The wallet is asking to confirm a transfer. Wait for it, or reset the form.' },
  'send/aborted': { message: 'The step was ended before it was done, by newer input or because the modal closed.' },
})
