import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { defineFeature } from './defineFeature.js'
import { getFeature } from './getFeature.js'

describe('getFeature', () => {
  it('makes one part per instance on first use and ends it with the instance, last made first', () => {
    const ended: string[] = []
    const one = createTestPortico().portico
    const two = createTestPortico().portico
    const define = (key: string) =>
      defineFeature({ key, create: ({ id }) => ({ name: `${key} of ${id}` }), dispose: ({ name }) => ended.push(name) })
    const [a, b] = [define('a'), define('b')]
    expect(getFeature(one, a)).toBe(getFeature(one, a))
    getFeature(one, b)
    expect(getFeature(two, a)).not.toBe(getFeature(one, a))
    one.destroy()
    expect(ended).toEqual([`b of ${one.id}`, `a of ${one.id}`])
    expect(() => getFeature(one, b)).toThrow(/was destroyed/)
    two.destroy()
  })
})
