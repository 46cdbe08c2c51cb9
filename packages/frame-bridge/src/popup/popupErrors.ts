import { defineErrors } from '@portico/core'

/** Creates errors of domain `popup`: a login in a popup came to no result. */
export const popupErrors = defineErrors({
  'popup/opener-refused': {
    message: (p: { origin: string }) =>
      `The popup was opened by ${p.origin}, which the project does not allow. Add it to the project's origins.`,
  },
  'popup/opener-gone': {
    message:
      'The popup has no opener any more. A Cross-Origin-Opener-Policy of the app or the provider may have cut it off.',
  },
  'popup/closed': { message: 'The popup was closed before the login ended.' },
})
