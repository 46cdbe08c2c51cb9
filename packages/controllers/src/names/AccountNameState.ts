/** Availability of the typed name. */
export type AccountNameAvailability =
  | 'empty'
  | 'invalid'
  | 'checking'
  /** Not registered, according to the data service. */
  | 'available'
  /** Registered by the account itself. */
  | 'own'
  | 'taken'
  /** The data service could not be asked. */
  | 'failed'

/** Store of the form that registers a name for an account. */
export type AccountNameState = {
  /** The account that the form is for; `undefined` before `startAccountName`. */
  address: string | undefined
  /** The name that is registered for the account, as far as that is known. */
  owned: string | undefined
  text: string
  /** The full name of the text, if it is one that can be registered. */
  name: string | undefined
  availability: AccountNameAvailability
  /** Why the name is `invalid`, or its check has `failed`. */
  problem: unknown
  /** Full names like the one that is typed, which nobody has registered. */
  suggestions: readonly string[]
  suggestionsStatus: 'idle' | 'loading' | 'ready' | 'error'
  /** `signing` while the wallet asks, `registering` once it has signed. */
  phase: 'draft' | 'signing' | 'registering' | 'registered'
  /** Whether the user has declined the last request to sign. */
  declined: boolean
  /** Why the last registration failed. */
  error: unknown
}
