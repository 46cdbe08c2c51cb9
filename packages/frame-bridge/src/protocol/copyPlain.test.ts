import { expect, it, test } from 'vitest'
import { copyPlain } from './copyPlain.js'

it('copies what JSON can say, and undefined', () => {
  const value = { a: [1, 'x', true, null, undefined, { b: [] }], c: undefined, d: -1.5 }
  const copied = copyPlain(value)
  expect(copied).toStrictEqual({ value })
  expect(copied?.value).not.toBe(value)
})

it('copies the holes of a list as undefined', () => {
  const sparse: unknown[] = []
  sparse[2] = 1
  expect(copyPlain(sparse)).toStrictEqual({ value: [undefined, undefined, 1] })
})

it('writes bigints as hex', () => {
  expect(copyPlain([255n, 0n, -16n])).toEqual({ value: ['0xff', '0x0', '-0x10'] })
})

it('drops `__proto__` and keeps the plain prototype', () => {
  const copied = copyPlain(JSON.parse('{"__proto__":{"isAdmin":true},"a":{"__proto__":[],"constructor":1}}'))
  expect(copied).toEqual({ value: { a: { constructor: 1 } } })
  expect(Object.getPrototypeOf(copied?.value)).toBe(Object.prototype)
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  expect(copyPlain(Object.assign(Object.create(null), { a: 1 }))).toEqual({ value: { a: 1 } })
})

const cyclic: unknown[] = []
cyclic.push(cyclic)
const hostile = {
  get a() {
    throw new Error('ran')
  },
}
const silent = Object.defineProperty([], 0, { enumerable: true, get: () => 'ran' })
const trap = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('ran')
    },
  },
)

test.each<[string, unknown]>([
  ['a getter', hostile],
  ['a getter of an array', silent],
  ['a proxy that throws', trap],
  ['a function', { a: () => {} }],
  ['a function that inherits nothing', Object.setPrototypeOf(() => {}, null)],
  ['a symbol', [Symbol('a')]],
  ['a date', { a: new Date(0) }],
  ['a map', new Map()],
  ['bytes', new Uint8Array(4)],
  ['an instance of a class', new (class Wallet {})()],
  ['itself', cyclic],
])('refuses %s', (_, value) => {
  expect(copyPlain(value)).toBeUndefined()
})

it('refuses what is too deep', () => {
  const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)])
  expect(copyPlain(nest(64))).toEqual({ value: nest(64) })
  expect(copyPlain(nest(65))).toBeUndefined()
})

test.each<[string, unknown, number, unknown?]>([
  ['a text', 'x'.repeat(98), 100],
  ['a number', 1, 2],
  ['a list', [1, 2], 2 + 2 + 2 * 2],
  ['a record', { abc: 1 }, 2 + 6 + 2],
  ['bare keys', JSON.parse('{"__proto__":1}'), 2 + 12, {}],
])('weighs %s', (_, value, weight, copy = value) => {
  expect(copyPlain(value, { maxBytes: weight })).toEqual({ value: copy })
  expect(copyPlain(value, { maxBytes: weight - 1 })).toBeUndefined()
})

it('gives up on huge values at once', () => {
  expect(copyPlain(new Array(4_000_000_000))).toBeUndefined()
  expect(copyPlain({ a: 'x'.repeat(1_048_576) })).toBeUndefined()
  const large = { a: 'x'.repeat(1_048_000) }
  expect(copyPlain(large)).toEqual({ value: large })
})
