import { createHash } from 'node:crypto'

/** An account as the service keeps it, in the words of the wire. */
export type AuthAccount = {
  readonly uuid: string
  readonly caip2_chain: string
  readonly address: string
  readonly profile_uuid: string
  readonly created_at: string
  readonly is_main_account: boolean
  readonly verification_status: null
  readonly connection_method: unknown
  readonly metadata: unknown
  readonly last_signed_in_at: string
  readonly signed_up_at: string
  readonly updated_at: string
}

/** Creates the accounts of one space. */
export function createAccounts() {
  const accounts = new Map<string, AuthAccount>()
  return {
    /** Records that an account has signed in. */
    touch(chain: string, address: string, { now, wallet }: { now: number; wallet: unknown }): AuthAccount {
      const key = `${chain}:${address}`
      const at = new Date(now).toISOString()
      const known = accounts.get(key)
      const account: AuthAccount = {
        uuid: known?.uuid ?? toUuid(key),
        caip2_chain: chain,
        address,
        profile_uuid: known?.profile_uuid ?? toUuid(`profile ${key}`),
        created_at: known?.created_at ?? at,
        is_main_account: true,
        verification_status: null,
        connection_method: wallet ?? null,
        metadata: known?.metadata ?? null,
        last_signed_in_at: at,
        signed_up_at: known?.signed_up_at ?? at,
        updated_at: at,
      }
      accounts.set(key, account)
      return account
    },
    find: (chain: string, address: string) => accounts.get(`${chain}:${address}`),
    setMetadata(chain: string, address: string, metadata: unknown, now: number): void {
      const account = accounts.get(`${chain}:${address}`)
      if (account)
        accounts.set(`${chain}:${address}`, { ...account, metadata, updated_at: new Date(now).toISOString() })
    },
  }
}

/** Derives the id of an account from its address, so that it is stable across runs. */
function toUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
