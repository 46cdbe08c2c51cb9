import { type CaipNetworkId, type SiwxSession, siwxErrors } from '@portico/core'
import type { SignInStorage } from '@portico/siwx'

/** What `defaultSiwx` needs of a server that keeps sign-ins: its nonces, and the storage. */
export type OwnSignIns = { readonly getNonce: () => Promise<string>; readonly storage: SignInStorage }

type Call = { readonly query?: Readonly<Record<string, string>>; readonly body?: unknown }

/**
 * Creates sign-ins that the page's own server keeps and verifies. Its cookie says whose they are.
 *
 * @param space Path of a space of the server, such as `/my-test`; `''` for the usual one.
 */
export function createOwnSignIns(space: string): OwnSignIns {
  // What is asked is checked by whoever uses it: sign-ins are verified each time that they are read.
  async function call<answer>(method: string, endpoint: string, { query, body }: Call = {}): Promise<answer> {
    const url = `/api/sign-ins${space}/${endpoint}?${new URLSearchParams(query)}`
    const response = await fetch(url, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw siwxErrors('siwx/service-unavailable', { retryAfterMs: undefined }, { cause })
    })
    const { ok, status } = response
    if (ok) return response.json()
    // The same signature may be handed in again after these.
    if (status === 429 || status >= 500) throw siwxErrors('siwx/service-unavailable', { retryAfterMs: undefined })
    throw siwxErrors('siwx/service-refused', { status })
  }
  const of = (chainId: CaipNetworkId, address: string) => ({ query: { chainId, address } })
  return {
    getNonce: async () => (await call<{ nonce: string }>('GET', 'nonce')).nonce,
    storage: {
      add: async (session) => void (await call('POST', 'sessions', { body: { sessions: [session] } })),
      set: async (sessions) => void (await call('PUT', 'sessions', { body: { sessions } })),
      get: async (chainId, address) =>
        (await call<{ sessions: readonly SiwxSession[] }>('GET', 'sessions', of(chainId, address))).sessions,
      delete: async (chainId, address) => void (await call('DELETE', 'sessions', of(chainId, address))),
    },
  }
}
