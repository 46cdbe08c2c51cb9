import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { definePart } from './definePart.js'
import { getPart } from './getPart.js'

describe('getPart', () => {
  it('makes one part per instance on first use and ends it with the instance, last made first', () => {
    const ended: string[] = []
    const one = createTestPortico().portico
    const two = createTestPortico().portico
    const define = (key: string) =>
      definePart({ key, create: ({ id }) => ({ name: `${key} of ${id}` }), dispose: ({ name }) => ended.push(name) })
    const [a, b] = [define('a'), define('b')]
    expect(getPart(one, a)).toBe(getPart(one, a))
    getPart(one, b)
    expect(getPart(two, a)).not.toBe(getPart(one, a))
    one.destroy()
    expect(ended).toEqual([`b of ${one.id}`, `a of ${one.id}`])
    expect(() => getPart(one, b)).toThrow(/was destroyed/)
    two.destroy()
  })
})
