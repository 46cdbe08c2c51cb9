import { randomUUID } from 'node:crypto'
import type { Adapter, AdapterAccount, AdapterUser, VerificationToken } from 'next-auth/adapters'

/** Keeps users, their accounts elsewhere and the links that were sent, in memory. Sessions are in cookies. */
export function createMemoryAdapter(): Adapter {
  const users = new Map<string, AdapterUser>()
  const accounts: AdapterAccount[] = []
  const tokens = new Map<string, VerificationToken>()
  const getUser = (id: string | undefined) => (id === undefined ? undefined : users.get(id)) ?? null
  const tokenKey = ({ identifier, token }: { identifier: string; token: string }) => `${identifier} ${token}`
  return {
    async createUser(user: Omit<AdapterUser, 'id'>) {
      const created = { ...user, id: randomUUID() }
      users.set(created.id, created)
      return created
    },
    getUser: async (id) => getUser(id),
    getUserByEmail: async (email) => [...users.values()].find((user) => user.email === email) ?? null,
    getUserByAccount: async ({ provider, providerAccountId }) =>
      getUser(
        accounts.find((account) => account.provider === provider && account.providerAccountId === providerAccountId)
          ?.userId,
      ),
    async updateUser(change) {
      const user = getUser(change.id)
      if (!user) throw new Error(`There is no user ${change.id}`)
      const changed = { ...user, ...change }
      users.set(user.id, changed)
      return changed
    },
    async linkAccount(account: AdapterAccount) {
      accounts.push(account)
    },
    async createVerificationToken(token) {
      tokens.set(tokenKey(token), token)
      return token
    },
    async useVerificationToken(used) {
      const token = tokens.get(tokenKey(used)) ?? null
      // Each link signs in once.
      tokens.delete(tokenKey(used))
      return token
    },
  }
}
