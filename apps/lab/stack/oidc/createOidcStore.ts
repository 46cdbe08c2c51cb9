import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

type Entry = { readonly payload: AdapterPayload; readonly endsAt: number }

/** Keeps what the OpenID Connect provider stores, logins and grants, in memory. */
export function createOidcStore(): AdapterFactory {
  const entries = new Map<string, Entry>()

  function read(key: string): AdapterPayload | undefined {
    const entry = entries.get(key)
    if (entry && entry.endsAt > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }

  const find = (name: string, matches: (payload: AdapterPayload) => boolean) =>
    [...entries.keys()]
      .filter((key) => key.startsWith(`${name} `))
      .map(read)
      .find((payload) => payload && matches(payload))

  return (name): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const endsAt = expiresIn ? Date.now() + expiresIn * 1_000 : Number.POSITIVE_INFINITY
      entries.set(`${name} ${id}`, { payload, endsAt })
    },
    find: async (id) => read(`${name} ${id}`),
    findByUid: async (uid) => find(name, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find(name, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = read(`${name} ${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
    },
    async destroy(id) {
      entries.delete(`${name} ${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
