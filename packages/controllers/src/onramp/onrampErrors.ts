import { defineErrors } from '@portico/core'

/** Creates errors of domain `onramp`: buying crypto with money. */
export const onrampErrors = defineErrors({
  'onramp/not-connected': { message: 'Connect a wallet before buying.' },
  'onramp/no-provider': { message: 'No provider of the option `onramp` sells on this network.' },
  'onramp/unknown-choice': {
    message: (p: { kind: 'token' | 'currency' | 'method' | 'provider' }) =>
      `There is no such ${p.kind}. Choose one that the form lists.`,
  },
  'onramp/not-ready': {
    message: (p: { problem?: string | undefined }) =>
      `The purchase is not ready (${p.problem ?? 'the page is not known yet'}). Correct the form, or wait.`,
  },
  'onramp/in-progress': { message: 'A purchase is under way. Wait for it, or cancel it.' },
  'onramp/unsafe-page': { message: 'The provider named a page that is not safe to open, so it is not opened.' },
  'onramp/aborted': { message: 'Ended by newer input, or because the instance ended.' },
})
