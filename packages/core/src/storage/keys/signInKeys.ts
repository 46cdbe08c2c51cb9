import { isRecord } from '../../validate/records.js'
import { jsonKey, textKey } from '../storageKey.js'

const isJwt = (raw: string): raw is string => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(raw)

/** Token of the cloud sign-in session. */
export const signInTokenKey = textKey('@appkit/siwx-auth-token', isJwt)

/** Token of the cloud sign-in nonce. */
export const signInNonceKey = textKey('@appkit/siwx-nonce-token', isJwt)

/** A stored sign-in session. Whoever uses it must verify message and signature. */
export type StoredSignInSession = {
  readonly data: Readonly<Record<string, unknown>>
  readonly message: string
  readonly signature: string
  readonly cacao?: unknown
}

/** Sign-in sessions of the default storage. */
export const signInSessionsKey = jsonKey<readonly StoredSignInSession[]>('@appkit/siwx', (json) => {
  if (!Array.isArray(json)) return undefined
  return json.flatMap((entry): StoredSignInSession[] => {
    if (!isRecord(entry) || !isRecord(entry.data)) return []
    const { data, message, signature, cacao } = entry
    if (typeof message !== 'string' || typeof signature !== 'string') return []
    return [{ data, message, signature, ...(cacao === undefined ? {} : { cacao }) }]
  })
})
