import { defineErrors } from '@portico/core'

/** Creates errors of domain `embedded-wallet`: the e-mail login and its account. */
export const embeddedWalletErrors = defineErrors({
  'embedded-wallet/invalid-email': {
    message: 'The e-mail address is not well-formed. Pass one such as `name@example.com`.',
  },
  'embedded-wallet/same-email': { message: 'The login has that e-mail address already. Pass another one.' },
  'embedded-wallet/invalid-code': { message: 'A code has six digits. Pass all of them, and nothing else.' },
  'embedded-wallet/code-refused': {
    message: 'The wallet refused the code. It is wrong, older than 20 minutes or used already. The cause says more.',
  },
  'embedded-wallet/no-login': {
    message: 'No e-mail login or change waits for this step. Begin with `startEmailLogin` or `updateEmail`.',
  },
  'embedded-wallet/not-connected': {
    message: 'The embedded wallet is not connected. Connect it by e-mail first.',
  },
  'embedded-wallet/origin-not-allowed': {
    message: (p: { origin: string }) =>
      `Invalid App Configuration. The project does not allow ${p.origin}: add it to the project's origins, or check \`projectId\`.`,
  },
  'embedded-wallet/project-id-invalid': {
    message: 'Invalid App Configuration. The service knows no project of this id: check `projectId`.',
  },
  'embedded-wallet/project-id-missing': {
    message:
      'Project ID Not Configured. The hosted wallet serves registered apps only: pass `projectId`, or a wallet site of your own as `services.frame`.',
  },
  'embedded-wallet/outcome-unknown': {
    message: (p: { method: string }) =>
      `The wallet does not know what became of ${p.method}, or its frame was loaded anew or went away before it answered. Whether it was sent is not known: look at the account before you send it again. Event \`transaction\` tells once the wallet knows.`,
  },
  'embedded-wallet/network-not-found': {
    message: (p: { networkId: string }) =>
      `Network Not Found. The wallet is on ${p.networkId}, which is not one of the app's \`networks\`.`,
  },
  'embedded-wallet/session-expired': {
    message: 'Session Expired. The wallet no longer knows the login. Log in again; check the clock of the device.',
  },
  'embedded-wallet/no-slot': {
    message: 'The dialog that holds the frame is missing. Call `start()` in a browser first.',
  },
})
