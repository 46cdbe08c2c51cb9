import type { ConnectionEvents } from '@portico/core'

type None = Readonly<Record<never, never>>

/** Reason of a session's end that was not caused by the app, in this or another tab. */
export type SessionEnd = Exclude<ConnectionEvents['end']['reason'], 'other-tab'>

/** Every toast of Portico's own with the facts its text needs. The text lives with the user interface. */
export type ToastParams = {
  'action-not-allowed': None
  'address-copied': None
  'code-sent': None
  'copy-failed': None
  'disconnect-failed': None
  'email-updated': None
  'session-ended': { readonly wallet: string; readonly reason: SessionEnd }
  'token-balance-unavailable': None
  'transaction-confirmed': { readonly hash: string }
  'transaction-failed': { readonly hash: string }
  'transaction-not-sent': None
  'transaction-replaced': { readonly hash: string }
  'transaction-unknown': None
}

/** Names of Portico's own toasts. */
export type ToastCode = keyof ToastParams

/** What a toast tells of; a `loading` one stays until it is replaced. */
export type ToastVariant = 'success' | 'loading' | 'error'

/** What a toast says: one of Portico's codes, or a text of the app's own. */
export type ToastContent =
  | {
      [code in ToastCode]: None extends ToastParams[code]
        ? { readonly code: code; readonly params?: ToastParams[code] | undefined; readonly text?: undefined }
        : { readonly code: code; readonly params: ToastParams[code]; readonly text?: undefined }
    }[ToastCode]
  | { readonly text: string; readonly code?: undefined; readonly params?: undefined }

/** A toast on screen. `key` is unique within the instance. */
export type Toast = ToastContent & { readonly variant: ToastVariant; readonly key: number }
