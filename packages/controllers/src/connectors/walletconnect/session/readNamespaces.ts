import { type CaipNetworkId, getNamespace, isCaipAddress, isCaipNetworkId, isChainNamespace } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { SessionNamespace } from '../port/SignClientPort.js'
import { walletConnectErrors } from '../port/walletConnectErrors.js'

/** A validated part of a session. Its chains include those of its accounts. */
export type ApprovedNamespace = SessionNamespace & { readonly chains: readonly CaipNetworkId[] }

/**
 * Reads the namespaces of a session. A key may also name a single chain (CAIP-25). Its contents are merged into its
 * namespace; the wallet itself refuses a method that it approved on another chain only. Invalid accounts are left out,
 * because one bad entry among good ones is no reason to refuse the session.
 *
 * @throws `walletconnect/invalid-session`, `-namespace`, `-chains`, `-methods`, `-events` or `-accounts`
 */
export function readNamespaces(namespaces: unknown): Readonly<Record<string, ApprovedNamespace>> {
  if (!isRecord(namespaces)) throw walletConnectErrors('walletconnect/invalid-session', { part: 'namespaces' })
  const entries = Object.entries(namespaces).map(([key, value]) => {
    const isKey = isCaipNetworkId(key) || isChainNamespace(key)
    if (!isKey) throw walletConnectErrors('walletconnect/invalid-namespace', { namespace: `${key}`.slice(0, 64) })
    return [key.split(':', 1)[0] ?? '', readNamespace(key, value)] as const
  })
  const merged = new Map<string, ApprovedNamespace>()
  for (const [name, part] of entries) {
    const other = merged.get(name)
    merged.set(name, other ? join(other, part) : part)
  }
  return Object.fromEntries(merged)
}

function join(one: ApprovedNamespace, other: ApprovedNamespace): ApprovedNamespace {
  return {
    chains: unique([...one.chains, ...other.chains]),
    accounts: unique([...one.accounts, ...other.accounts]),
    methods: unique([...one.methods, ...other.methods]),
    events: unique([...one.events, ...other.events]),
  }
}

function readNamespace(key: string, value: unknown): ApprovedNamespace {
  const namespace = key.split(':', 1)[0] ?? ''
  if (!isRecord(value)) throw walletConnectErrors('walletconnect/invalid-session', { part: `namespace ${key}` })
  const { chains = [], methods, events, accounts } = value
  if (!Array.isArray(accounts)) throw walletConnectErrors('walletconnect/invalid-accounts', { namespace })
  if (!isTextList(methods)) throw walletConnectErrors('walletconnect/invalid-methods', { namespace })
  if (!isTextList(events)) throw walletConnectErrors('walletconnect/invalid-events', { namespace })
  if (!isChainList(chains, namespace)) throw walletConnectErrors('walletconnect/invalid-chains', { namespace })
  const usable = accounts.filter((account): account is string => isAccount(account, { namespace, key }))
  return {
    chains: unique([...(isCaipNetworkId(key) ? [key] : []), ...chains, ...usable.map(toChain)]),
    accounts: unique(usable),
    methods: unique(methods),
    events: unique(events),
  }
}

function isChainList(value: unknown, namespace: string): value is readonly CaipNetworkId[] {
  return Array.isArray(value) && [...value].every((id) => isCaipNetworkId(id) && getNamespace(id) === namespace)
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && [...value].every((entry) => typeof entry === 'string' && entry !== '')
}

/** Accounts under the key of one chain are on that chain. */
function isAccount(
  account: unknown,
  { namespace, key }: { readonly namespace: string; readonly key: string },
): boolean {
  if (!isCaipAddress(account)) return false
  const chain: string = toChain(account)
  if (key === namespace ? !chain.startsWith(`${namespace}:`) : chain !== key) return false
  return namespace !== 'eip155' || /^eip155:\d+:0x[0-9a-fA-F]{40}$/.test(account)
}

function toChain(account: string): CaipNetworkId {
  // An account that `isCaipAddress` has passed has a chain id before its last colon.
  return account.slice(0, account.lastIndexOf(':')) as CaipNetworkId
}

function unique<value>(values: readonly value[]): readonly value[] {
  return [...new Set(values)]
}
