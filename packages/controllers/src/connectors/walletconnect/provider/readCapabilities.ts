import { isRecord } from '@portico/core/internal'
import type { SessionRecord } from '../port/SignClientPort.js'

export type ReadCapabilitiesParameters = {
  readonly address: string
  /** Hex chain ids to include. Default: all known ones. */
  readonly chains?: readonly string[] | undefined
}

/** Capabilities of EIP-5792 and CAIP-25 that sessions state independently of an address. */
const names = ['atomic', 'atomicBatch', 'paymasterService', 'auxiliaryFunds', 'sessionKeys', 'flow-control']

/**
 * Reads the wallet's capabilities from a session: `capabilities` by address and hex chain id in the session properties,
 * statements for all networks there, and those for single networks in the scoped properties.
 *
 * @param record The session.
 * @param parameters The account, and the networks.
 * @returns The capabilities by hex chain id, `undefined` when the session states none for the account.
 */
export function readCapabilities(
  record: SessionRecord,
  { address, chains }: ReadCapabilitiesParameters,
): Readonly<Record<string, unknown>> | undefined {
  const scopes = readObject(record.scopedProperties)
  const scope = readObject(scopes.eip155)
  const found = new Map<string, Record<string, unknown>>()
  const add = (chain: string, value: unknown) => {
    if (/^0x[\da-f]+$/i.test(chain) && isRecord(value))
      found.set(chain.toLowerCase(), { ...found.get(chain.toLowerCase()), ...value })
  }
  const general = { ...pickKnown(readObject(record.sessionProperties)), ...pickKnown(scope) }
  if (Object.keys(general).length > 0) for (const chain of listChains(record)) add(chain, general)
  for (const source of [readObject(record.sessionProperties), scopes, scope])
    for (const [chain, value] of Object.entries(readObject(findOwn(readObject(source.capabilities), address))))
      add(chain, readObject(value))
  for (const [id, stated] of Object.entries(scopes)) {
    if (!/^eip155:\d+$/.test(id)) continue
    const own = readObject(findOwn(readObject(stated), address))
    const value = { ...pickKnown(readObject(stated)), ...own }
    if (Object.keys(value).length > 0) add(`0x${BigInt(id.slice('eip155:'.length)).toString(16)}`, value)
  }
  const wanted = chains?.map((chain) => chain.toLowerCase())
  const entries = [...found].filter(([chain]) => wanted?.includes(chain) ?? true)
  return found.size > 0 ? Object.fromEntries(entries) : undefined
}

/** Session properties contain JSON strings, but some wallets send the object itself. */
function readObject(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value
  if (typeof value !== 'string') return {}
  try {
    const parsed: unknown = JSON.parse(value)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

/** Addresses match in any case, and as the last part of a CAIP-10 id. */
function findOwn(byAddress: Readonly<Record<string, unknown>>, address: string): unknown {
  const entry = Object.entries(byAddress).find(([key]) => key.toLowerCase().split(':').pop() === address.toLowerCase())
  return entry?.[1]
}

function pickKnown(stated: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = names.flatMap((name) =>
    Object.hasOwn(stated, name) ? [[name, readObject(stated[name])] as const] : [],
  )
  return Object.fromEntries(entries)
}

function listChains({ namespaces }: SessionRecord): readonly string[] {
  const ids = Object.values(namespaces).flatMap(({ accounts, chains = [] }) => [...accounts, ...chains])
  return ids.flatMap((id) => {
    const number = /^eip155:(\d+)(:|$)/.exec(id)?.[1]
    return number === undefined ? [] : [`0x${BigInt(number).toString(16)}`]
  })
}
