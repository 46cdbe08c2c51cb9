import type { ChainNamespace } from '@portico/core'
import { identityCacheKey, readCacheEntry, writeCacheEntry } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'

/** How long name and picture are fresh, in milliseconds. */
export const identityMs = 300_000

/** Longer pictures within a record are shown but not stored, in characters. */
const maxStoredPicture = 4_096

/** Name and picture of an account, each absent if there is none. */
export type IdentityData = {
  readonly name: string | undefined
  readonly avatar: string | undefined
  /** When they were read, in milliseconds since the Unix epoch. */
  readonly updatedAt: number
}

/** Returns the form of an address in which equal ones are equal texts. */
export function toIdentityKey(address: string, namespace: ChainNamespace): string {
  return namespace === 'eip155' ? address.toLowerCase() : address
}

type CacheParameters = { readonly address: string; readonly namespace: ChainNamespace }

/** Returns the stored name and picture of an account; `undefined` if there are none or they are older than 5 minutes. */
export function readIdentityCache(portico: Portico, { address, namespace }: CacheParameters): IdentityData | undefined {
  const { clock, store } = portico[internals]
  const id = findId(portico, { address, namespace })
  const entry = readCacheEntry(store, { key: identityCacheKey, id, now: clock.now(), maxAgeMs: identityMs })
  if (!entry) return undefined
  const { name, avatar } = entry.identity
  return { name: name ?? undefined, avatar: avatar ?? undefined, updatedAt: entry.timestamp }
}

/** Stores name and picture of an account. The oldest of others make room. */
export function writeIdentityCache(
  portico: Portico,
  { name, avatar, updatedAt, ...account }: CacheParameters & IdentityData,
): void {
  const isShort = avatar !== undefined && avatar.length <= maxStoredPicture
  writeCacheEntry(portico[internals].store, {
    key: identityCacheKey,
    id: findId(portico, account),
    entry: { identity: { name: name ?? null, avatar: isShort ? avatar : null } },
    now: updatedAt,
  })
}

/** The address as it is stored: services and wallets differ in their capitals. */
function findId(portico: Portico, { address, namespace }: CacheParameters): string {
  const key = toIdentityKey(address, namespace)
  const stored = Object.keys(portico[internals].store.get(identityCacheKey) ?? {})
  return stored.find((id) => toIdentityKey(id, namespace) === key) ?? address
}
