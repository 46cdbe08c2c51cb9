import type { Messages } from '../Messages.js'

export const email = {
  email: 'Email address',
  submitEmail: 'Continue with email',
  invalidEmail: 'This is not an email address. Check it, such as name@example.com.',
  sending: 'Sending you an email…',
  continueWithWallet: 'Continue with a wallet',
  continueAs: (p: { email: string }) => `Continue as ${p.email}`,
  continueLoggedIn: 'Continue with your login',
  loggedIn: 'You are logged in already',
  continueFailed: 'The account could not be opened',
  cooldown: (p: { seconds: number; locale: string }) =>
    new Intl.PluralRules(p.locale).select(p.seconds) === 'one'
      ? 'Please try again after 1 second.'
      : `Please try again after ${new Intl.NumberFormat(p.locale).format(p.seconds)} seconds.`,
  codeRefused: (p: { reason: string }) => `Your wallet refused this code: ${p.reason}`,
  walletSays: (p: { problem: string; reason: string }) => `${p.problem} Your wallet says: ${p.reason}`,
  alertNetwork: 'Network Not Found',
  alertApp: 'Invalid App Configuration',
  alertLoad: 'Network Error - could not load embedded wallet',
  alertTimeout: 'Embedded Wallet Request Timed Out',
  alertSession: 'Session Expired',
  alertProject: 'Project ID Not Configured',
} as const satisfies Messages
