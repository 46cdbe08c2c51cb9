import { textKey } from '@portico/core'

/** Session token of a frame without storage, kept by the app on its behalf. Only the frame's server can read it. */
export const sessionTokenKey = textKey('@appkit-wallet/SESSION_TOKEN_KEY', (raw): raw is string =>
  /^[\w.~+/=-]{1,2000}$/.test(raw),
)
