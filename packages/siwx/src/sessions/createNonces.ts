import { type AdapterContext, jsonKey, type SiwxSession, siwxErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'

/** The nonces that were given out for messages. Each is good for one attempt. */
export type Nonces = {
  add(nonce: string): void
  /**
   * Remembers a nonce for the next page as well. In one-click authentication the wallet's app may have ended this one when
   * the answer comes.
   */
  addLasting(nonce: string): void
  /**
   * Uses up the nonces of sign-ins that arrive together; those of a one-click authentication share one. Throws
   * `siwx/nonce-used` and `siwx/nonce-unknown`, and then uses none.
   *
   * @returns Makes them good again, for sign-ins that could not be kept.
   */
  use(sessions: readonly SiwxSession[]): () => void
}

/** How long an answer may take that outlives the page, in milliseconds. */
const lastsMs = 600_000

/** Nonces that outlive their page, with the time until which they do, in milliseconds since the Unix epoch. */
const lastingNoncesKey = jsonKey<Readonly<Record<string, unknown>>>('@portico/siwx-nonces', (json) =>
  isRecord(json) ? json : undefined,
)

/**
 * Creates the list of the nonces that were given out.
 *
 * @param context Where those that outlive the page are kept, and the time.
 */
export function createNonces({ store, clock }: Pick<AdapterContext, 'store' | 'clock'>): Nonces {
  const isUsed = new Map<string, boolean>()
  const readLasting = () => {
    const now = clock.now()
    return Object.entries(store.get(lastingNoncesKey) ?? {}).filter(
      ([, until]) => typeof until === 'number' && until > now && until <= now + lastsMs,
    )
  }
  const writeLasting = (entries: readonly (readonly [string, unknown])[]) => {
    if (entries.length === 0) store.remove(lastingNoncesKey)
    else store.set(lastingNoncesKey, Object.fromEntries(entries))
  }
  return {
    add: (nonce) => void isUsed.set(nonce, false),
    addLasting(nonce) {
      isUsed.set(nonce, false)
      writeLasting([...readLasting(), [nonce, clock.now() + lastsMs]])
    },
    use(sessions) {
      const nonces = new Set(sessions.map(({ data }) => data.nonce))
      const lasting = readLasting()
      const isLasting = (nonce: string) => lasting.some(([name]) => name === nonce)
      for (const nonce of nonces) {
        const used = isUsed.get(nonce) ?? (isLasting(nonce) ? false : undefined)
        if (used === undefined) throw siwxErrors('siwx/nonce-unknown')
        if (used) throw siwxErrors('siwx/nonce-used')
      }
      const mark = (value: boolean) => {
        for (const nonce of nonces) isUsed.set(nonce, value)
      }
      mark(true)
      if ([...nonces].some(isLasting)) writeLasting(lasting.filter(([name]) => !nonces.has(name)))
      return () => mark(false)
    },
  }
}
