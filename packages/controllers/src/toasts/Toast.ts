import type { ConnectionEvents } from '@portico/core'

type None = Readonly<Record<never, never>>

/** Reasons for the end of a session that the app, in this or another tab, did not cause. */
export type SessionEnd = Exclude<ConnectionEvents['end']['reason'], 'other-tab'>

/** Every built-in toast with the values for its text. The texts live with the user interface. */
export type ToastParams = {
  'action-not-allowed': None
  'address-copied': None
  authenticating: None
  'code-sent': None
  'copy-failed': None
  'disconnect-failed': None
  'email-updated': None
  'purchase-arrived': { readonly symbol: string }
  'purchase-failed': { readonly provider: string }
  'sign-in-unavailable': None
  'session-ended': { readonly wallet: string; readonly reason: SessionEnd }
  'token-balance-unavailable': None
  'transactions-failed': None
  'transaction-confirmed': { readonly hash: string }
  'transaction-failed': { readonly hash: string }
  'transaction-not-sent': None
  'transaction-replaced': { readonly hash: string }
  'transaction-unknown': None
}

/** Names of the built-in toasts. */
export type ToastCode = keyof ToastParams

/** Kind of a toast. A `loading` one stays until it is replaced. */
export type ToastVariant = 'success' | 'loading' | 'error'

/** Content of a toast: a built-in code, or a text of the app. */
export type ToastContent =
  | {
      [code in ToastCode]: None extends ToastParams[code]
        ? { readonly code: code; readonly params?: ToastParams[code] | undefined; readonly text?: undefined }
        : { readonly code: code; readonly params: ToastParams[code]; readonly text?: undefined }
    }[ToastCode]
  | { readonly text: string; readonly code?: undefined; readonly params?: undefined }

/** A toast on screen. `key` is unique within the instance. */
export type Toast = ToastContent & { readonly variant: ToastVariant; readonly key: number }
