import type { ToastParams } from '@portico/controllers'
import type { Messages } from '../Messages.js'

/** Texts of toasts by their code. */
export const toasts = {
  'action-not-allowed': 'Action not allowed',
  'address-copied': 'Address copied',
  authenticating: 'Authenticating...',
  'code-sent': 'Code sent again',
  'copy-failed': 'The browser did not allow copying',
  'disconnect-failed': 'Disconnected here, but the wallet did not answer',
  'email-updated': 'Email address changed',
  'purchase-arrived': ({ symbol }: ToastParams['purchase-arrived']) => `The ${symbol} you bought has arrived`,
  'purchase-failed': ({ provider }: ToastParams['purchase-failed']) => `${provider} declined your purchase`,
  'session-ended': ({ wallet, reason }: ToastParams['session-ended']) =>
    ({
      wallet: `${wallet} ended the session`,
      locked: `${wallet} was locked`,
      expired: `The session with ${wallet} expired`,
      transport: `The connection to ${wallet} was lost`,
    })[reason],
  'sign-in-unavailable': 'A problem occurred while trying initialize authentication',
  'token-balance-unavailable': 'Token Balance Unavailable',
  'transactions-failed': 'Failed to fetch transactions',
  'transaction-confirmed': 'Transaction confirmed',
  'transaction-failed': 'Transaction failed on the network',
  'transaction-not-sent': 'The payment was not sent',
  'transaction-replaced': 'Transaction replaced by another one',
  'transaction-unknown': 'Not known whether the payment was sent',
} as const satisfies Messages
