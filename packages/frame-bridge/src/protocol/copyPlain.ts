export type CopyPlainOptions = {
  /** Maximum size in bytes, estimated like the output of `JSON.stringify`. Default: 1 MB. */
  readonly maxBytes?: number | undefined
}

const maxDepth = 64

/**
 * Copies plain data: what JSON can say, `undefined` and bigints (as hex, the way Ethereum's RPC writes numbers).
 * Runs no code of the value, drops `__proto__`, and stops as soon as the value is too large, too deep, cyclic or holds
 * anything else, such as a getter.
 *
 * @returns The copy in a box, or `undefined` when the value is refused.
 */
export function copyPlain(
  value: unknown,
  { maxBytes = 1_048_576 }: CopyPlainOptions = {},
): { readonly value: unknown } | undefined {
  const budget = { left: maxBytes }
  try {
    return { value: copy(value, { budget, depth: 0 }) }
  } catch {
    return undefined
  }
}

type Walk = { readonly budget: { left: number }; readonly depth: number }

class Refusal extends Error {}

function copy(value: unknown, walk: Walk): unknown {
  spend(walk, typeof value === 'string' ? value.length + 2 : 2)
  if (typeof value === 'bigint') return `${value < 0n ? '-' : ''}0x${(value < 0n ? -value : value).toString(16)}`
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return value
  if (typeof value !== 'object' || walk.depth >= maxDepth) throw new Refusal()
  const inner = { budget: walk.budget, depth: walk.depth + 1 }
  if (Array.isArray(value)) {
    // A sparse array counts with its length, not the number of its items.
    spend(walk, value.length)
    return Array.from({ length: value.length }, (_, index) => copy(readOwn(value, index), inner))
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw new Refusal()
  const entries = Object.keys(value).flatMap((key): [string, unknown][] => {
    spend(walk, key.length + 3)
    return key === '__proto__' ? [] : [[key, copy(readOwn(value, key), inner)]]
  })
  return Object.fromEntries(entries)
}

function readOwn(value: object, key: PropertyKey): unknown {
  const descriptor = Object.getOwnPropertyDescriptor(value, key)
  if (descriptor && !('value' in descriptor)) throw new Refusal()
  return descriptor?.value
}

function spend({ budget }: Walk, bytes: number): void {
  budget.left -= bytes
  if (budget.left < 0) throw new Refusal()
}
