import { textKey } from '@portico/core'

/** What a frame that can keep nothing itself gave this app to keep. Only the frame's own server can read it. */
export const sessionTokenKey = textKey('@appkit-wallet/SESSION_TOKEN_KEY', (raw): raw is string =>
  /^[\w.~+/=-]{1,2000}$/.test(raw),
)
