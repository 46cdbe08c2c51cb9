import { isRecord } from '@portico/core'
import { stringToHex } from 'viem'
import { readText } from './readText.js'
import type { Sheet, TreeNode } from './Sheet.js'

type Types = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>

const mostDepth = 12

/** Fields of the domain (EIP-712) and what they are called here. */
const domainFields = [
  ['name', 'For'],
  ['version', 'Version'],
  ['chainId', 'Network id'],
  ['verifyingContract', 'Contract'],
] as const

function readTypes(value: unknown): Types | undefined {
  if (!isRecord(value)) return undefined
  const isType = (fields: unknown) =>
    Array.isArray(fields) &&
    fields.every((field) => isRecord(field) && typeof field.name === 'string' && typeof field.type === 'string')
  // Every entry was looked at.
  return Object.values(value).every(isType) ? (value as Types) : undefined
}

function showLeaf(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value))
  return (
    readText(stringToHex(text)) ??
    JSON.stringify(text).replace(/[^\x20-\x7e]/g, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  )
}

/** Walks the types, not the values: only what the types name is signed, and only that is shown. */
function walk(types: Types, node: { label: string; type: string; value: unknown; depth: number }): TreeNode {
  const { label, type, value, depth } = node
  if (depth > mostDepth) throw new Error('The typed data lies too deep')
  const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
  if (item !== undefined) {
    const values: readonly unknown[] = Array.isArray(value) ? value : []
    return {
      label,
      children: values.map((entry, index) =>
        walk(types, { label: `${index}`, type: item, value: entry, depth: depth + 1 }),
      ),
    }
  }
  const fields = Object.hasOwn(types, type) ? types[type] : undefined
  if (!fields) return { label, value: showLeaf(value) }
  const read = (name: string) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined)
  return {
    label: `${label} (${type})`,
    children: fields.map(({ name, type }) => walk(types, { label: name, type, value: read(name), depth: depth + 1 })),
  }
}

/**
 * Describes typed data (EIP-712).
 *
 * @param json The data as JSON, as it will be signed.
 * @param account Who signs.
 * @param chainId Number of the active network.
 * @throws Error When it is no typed data.
 */
export function describeTypedData(parameters: { json: string; account: string; chainId: number }): Sheet {
  const { json, account, chainId } = parameters
  const data: unknown = JSON.parse(json)
  const types = isRecord(data) ? readTypes(data.types) : undefined
  if (!isRecord(data) || !types || typeof data.primaryType !== 'string') throw new Error('This is no typed data')
  const domain = isRecord(data.domain) ? data.domain : {}
  const { chainId: domainChain } = domain
  const facts = domainFields.flatMap(([name, label]) =>
    domain[name] === undefined ? [] : [{ label, value: showLeaf(domain[name]) }],
  )
  return {
    title: 'Sign data',
    facts: [{ label: 'Account', value: account }, ...facts],
    warnings: [
      ...(/permit/i.test(data.primaryType) ? ['This lets somebody else spend your tokens.'] : []),
      ...(domainChain !== undefined && Number(domainChain) !== chainId
        ? ['The data is for another network than the one you are on.']
        : []),
    ],
    blocks: [],
    tree: [walk(types, { label: 'message', type: data.primaryType, value: data.message, depth: 0 })],
  }
}
