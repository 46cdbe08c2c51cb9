import { describe, expect, test } from 'vitest'
import { findModuleState } from './findModuleState.mjs'

const bad = [
  ['let', 'let modal'],
  ['an exported let', 'export let count = 0'],
  ['var', 'var cache = {}'],
  ['a let in a block', '{ let a = 1 }'],
  ['a proxy', 'const state = proxy({ open: false })'],
  ['a Map', 'const cache = new Map<string, number>()'],
  ['a frozen Set', "const names = Object.freeze(new Set(['a']))"],
  ['a Set inside an object', 'export const registry = { seen: new WeakSet() }'],
  ['a static field', 'class Cache { static entries = new Map() }'],
  ['a Map from a function that is called at once', 'const cache = (() => new Map())()'],
  ['a query client', 'export const client = new QueryClient()'],
  ['an array that is filled', 'const list = []\nexport function add(x) { list.push(x) }'],
  ['an object that is assigned to', 'const cache = {}\nfunction put(k, v) { cache[k] = v }'],
  ['a nested counter', 'const stats = { calls: { n: 0 } }\nfunction hit() { stats.calls.n++ }'],
  ['a deleted member', 'const cache = {}\nconst drop = (k) => { delete cache[k] }'],
  ['an object extended by Object.assign', 'const options = {}\nfunction set(o) { Object.assign(options, o) }'],
  ['a class used as a bag', 'class Config {}\nfunction set(v) { Config.value = v }'],
]

const good = [
  ['constants', 'export const names = ["a", "b"] as const\nconst limits = { max: 3 }'],
  ['state inside a function', 'export function create() { let n = 0; const m = new Map(); return { m, n } }'],
  ['state inside an arrow function', 'export const create = () => new Map()'],
  ['state in an instance field', 'class Cache { entries = new Map() }'],
  ['a local that hides a constant', 'const list = [1]\nfunction f() { const list = []; list.push(1); return list }'],
  ['a parameter that hides a constant', 'const state = { a: 1 }\nfunction f(state) { state.a = 2 }'],
  ['an ambient declaration', 'declare let window: unknown'],
  ['reads of a constant', 'const sizes = { a: 1 }\nexport const read = (k) => sizes[k] === 1'],
  ['types', 'type M = Map<string, Set<number>>\nexport type F = (m: M) => void'],
  ['a callback that is passed on', 'export const useIt = wrap(() => { let n = 0; return n })'],
]

describe('findModuleState', () => {
  test.each(bad)('refuses %s', (_, source) => {
    expect(findModuleState(source)).toHaveLength(1)
  })

  test.each(good)('allows %s', (_, source) => {
    expect(findModuleState(source)).toEqual([])
  })

  test('names the line and the reason', () => {
    expect(findModuleState('const a = 1\n\nlet modal = a')).toEqual([{ line: 3, reason: '`let` at the top level' }])
  })
})
