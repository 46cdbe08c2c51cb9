import { defineErrors, isPorticoError, type PorticoError } from '@portico/core'

/** Errors of signing in. What the app's `siwx` throws itself keeps its code. */
export const signInErrors = defineErrors({
  'sign-in/declined': { message: 'Signature declined', rpcCode: 4001 },
  'sign-in/smart-account': { message: 'This application might not support Smart Accounts' },
  'sign-in/unavailable': { message: 'A problem occurred while trying initialize authentication' },
  'sign-in/account-changed': {
    message: 'The account or its network changed while the message was signed. Nothing was kept. Sign again.',
  },
  'sign-in/timeout': { message: 'Who verifies sign-ins did not answer in time. The account is not signed in.' },
  'sign-in/no-message': { message: 'The message to sign could not be made. The cause says why.' },
  'sign-in/failed': {
    message: (p: { reason?: string }) =>
      `The sign-in could not be verified${p.reason ? `: ${p.reason}` : ''}. The account is not signed in.`,
  },
  'sign-in/sign-out-failed': { message: 'The sign-in could not be ended. The account is still signed in. Try again.' },
  'sign-in/chunk-failed': { message: 'Code that sign-in needs did not load. Try again. Or reload the page.' },
})

/** Returns an error of the catalogue for what an app's own `siwx` threw. */
export function toSignInError(cause: unknown): PorticoError {
  if (isPorticoError(cause)) return cause
  const reason = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : undefined
  return signInErrors('sign-in/failed', reason === undefined ? {} : { reason: reason.slice(0, 200) }, { cause })
}

/**
 * Returns an error of the catalogue for what refused a signature. For a smart account it says so: most apps that refuse
 * one expect a key's.
 */
export function toVerificationError(cause: unknown, account: { readonly isSmartAccount: boolean }): PorticoError {
  const error = toSignInError(cause)
  // A service does not say what it refuses; it has been handed nothing but the signature.
  const isRefusal = /^(siwx|sign-in)\/(.*signature.*|failed|service-refused)$/.test(error.code)
  if (!account.isSmartAccount || !isRefusal) return error
  return signInErrors('sign-in/smart-account', undefined, { cause: error })
}
