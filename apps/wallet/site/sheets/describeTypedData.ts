import { isRecord } from '@portico/core/internal'
import { getTypesForEIP712Domain, hashTypedData } from 'viem'
import type { Sheet, TreeNode } from './Sheet.js'
import { type TypedDataTypes, walkTypedData } from './walkTypedData.js'

const domainType = 'EIP712Domain'

/** Labels of the domain's fields (EIP-712). */
const domainLabels: ReadonlyMap<string, string> = new Map([
  ['name', 'For'],
  ['version', 'Version'],
  ['chainId', 'Network id'],
  ['verifyingContract', 'Contract'],
  ['salt', 'Salt'],
])

function readTypes(value: unknown): TypedDataTypes | undefined {
  if (!isRecord(value)) return undefined
  const isType = (fields: unknown) =>
    Array.isArray(fields) &&
    fields.every((field) => isRecord(field) && typeof field.name === 'string' && typeof field.type === 'string')
  // Every entry has been checked.
  return Object.values(value).every(isType) ? (value as TypedDataTypes) : undefined
}

/** Tokens on some chains put the chain id into `salt` instead of `chainId`. */
function readNetwork(domain: readonly TreeNode[]): number | undefined {
  const read = (name: string) => domain.find(({ label }) => label === name)?.value
  const [chainId, salt] = [read('chainId'), read('salt')]
  if (chainId !== undefined) return Number(chainId)
  const number = Number(salt)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/**
 * Describes typed data (EIP-712): domain and message, both as far as they are hashed.
 *
 * @param json The data as JSON, as it will be signed.
 * @param account Signing account.
 * @param chainId Id of the active network.
 * @throws Error If it is not typed data, or cannot be signed.
 */
export function describeTypedData(parameters: { json: string; account: string; chainId: number }): Sheet {
  const { json, account, chainId } = parameters
  const data: unknown = JSON.parse(json)
  const given = isRecord(data) ? readTypes(data.types) : undefined
  const { domain = {}, message = {}, primaryType } = isRecord(data) ? data : {}
  if (!given || !isRecord(domain) || typeof primaryType !== 'string') throw new Error('This is no typed data')
  // If the domain's type is missing, the hash uses the standard fields that are present.
  const types = { [domainType]: getTypesForEIP712Domain({ domain }), ...given }
  const about = walkTypedData(types, { label: 'domain', type: domainType, value: domain })
  // If the domain is the primary type, only the domain is hashed.
  const isDomainAlone = primaryType === domainType
  const body = isDomainAlone ? undefined : walkTypedData(types, { label: 'message', type: primaryType, value: message })
  const isMessageIdle = isDomainAlone && isRecord(message) && Object.keys(message).length > 0
  // Hashes the data, so that approval is not asked for what cannot be signed. The walk has checked the types.
  hashTypedData({ domain, message, primaryType, types } as Parameters<typeof hashTypedData>[0])

  const fields = about.node.children ?? []
  const facts = fields.flatMap(({ label, value }) => {
    const known = domainLabels.get(label)
    return known === undefined || value === undefined ? [] : [{ label: known, value }]
  })
  const others = fields.filter(({ label, value }) => value === undefined || !domainLabels.has(label))
  const network = readNetwork(fields)
  return {
    title: 'Sign data',
    facts: [{ label: 'Account', value: account }, ...facts],
    warnings: [
      ...(/permit/i.test(primaryType) ? ['This lets somebody else spend your tokens.'] : []),
      ...(network !== undefined && network !== chainId
        ? ['The data is for another network than the one you are on.']
        : []),
      ...(fields.length === 0 ? ['The data does not say what it is for. Any app could use your signature.'] : []),
      ...(about.hasMore || body?.hasMore || isMessageIdle
        ? ['The app gave more than would be signed. Only what would be signed is shown.']
        : []),
    ],
    blocks: [],
    tree: [...(others.length > 0 ? [{ ...about.node, children: others }] : []), ...(body ? [body.node] : [])],
  }
}
