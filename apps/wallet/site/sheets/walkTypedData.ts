import { isRecord } from '@portico/core/internal'
import { showText } from './readText.js'
import type { TreeNode } from './Sheet.js'

/** Types of typed data by name, each with its members in order. */
export type TypedDataTypes = Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>

/** Result of `walkTypedData`. */
export type WalkedTypedData = {
  readonly node: TreeNode
  /** Whether there are values without a type, which are therefore not signed. */
  readonly hasMore: boolean
}

const mostDepth = 12
const integer = /^u?int\d+$/
const bytes = /^(?:address|bytes\d*)$/
const wholeBytes = /^0x(?:[\da-f]{2})*$/i

/** Quotes names with unusual characters, so that a name cannot look like a name with a value. */
const showName = (name: string): string => (/^[\w$:.-]+$/.test(name) ? name : JSON.stringify(showText(name)))

/**
 * Formats a value as it is hashed. Hashing also accepts mismatching values, such as a number for a string, but would
 * then hash something other than what is shown.
 */
function showLeaf(type: string, value: unknown): string {
  if (typeof value === 'string') {
    if (type === 'string') return showText(value)
    if (bytes.test(type) && wholeBytes.test(value)) return value
  }
  if (type === 'bool' && typeof value === 'boolean') return `${value}`
  if (integer.test(type) && (typeof value === 'string' || typeof value === 'number')) return `${BigInt(value)}`
  throw new Error('A value is not of its type')
}

/**
 * Walks the types instead of the values: only values with a type are signed, and only those are shown.
 *
 * @param types All types.
 * @param root Label, type name and value to start from.
 * @throws Error If a value is missing, does not match its type, or is nested too deeply.
 */
export function walkTypedData(
  types: TypedDataTypes,
  root: { readonly label: string; readonly type: string; readonly value: unknown },
): WalkedTypedData {
  let hasMore = false

  function walk({ label, type, value }: typeof root, depth: number): TreeNode {
    if (depth > mostDepth) throw new Error('The typed data lies too deep')
    // A struct may be named like an array type; the hash then uses the struct.
    const fields = Object.hasOwn(types, type) ? types[type] : undefined
    if (fields) {
      if (!isRecord(value)) throw new Error('A value is not of its type')
      const names = new Set(fields.map(({ name }) => name))
      if (Object.keys(value).some((key) => !names.has(key))) hasMore = true
      return {
        label: `${label} (${showName(type)})`,
        children: fields.map(({ name, type }) => {
          if (!Object.hasOwn(value, name)) throw new Error('A value is missing')
          return walk({ label: showName(name), type, value: value[name] }, depth + 1)
        }),
      }
    }
    const item = /^(.*)\[\d*\]$/s.exec(type)?.[1]
    if (item === undefined) return { label, value: showLeaf(type, value) }
    if (!Array.isArray(value)) throw new Error('A value is not of its type')
    return {
      label,
      children: value.map((entry, index) => walk({ label: `${index}`, type: item, value: entry }, depth + 1)),
    }
  }

  const node = walk(root, 0)
  return { node, hasMore }
}
