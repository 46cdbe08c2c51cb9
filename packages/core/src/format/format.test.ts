import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from './formatRelativeTime.js'
import { getRelativeTime } from './getRelativeTime.js'
import { truncateAddress } from './truncateAddress.js'

const address = '0x12a4567890abcdef1234567890abcdef12abcdef'
const second = 1000
const hour = 3_600_000
const day = 24 * hour

describe('truncateAddress', () => {
  it('cuts the middle out', () => {
    expect(truncateAddress(address)).toBe('0x12…abcdef')
    expect(truncateAddress(address, { start: 6, end: 4 })).toBe('0x12a4…cdef')
    expect(truncateAddress(address, { end: 0 })).toBe('0x12…')
  })

  it('leaves an address alone that would not get shorter', () => {
    expect(truncateAddress('alice.near1')).toBe('alice.near1')
    expect(truncateAddress('')).toBe('')
  })
})

describe('formatRelativeTime', () => {
  it.each([
    [0, '0 sec'],
    [59 * second, '59 sec'],
    [60 * second, '1 min'],
    [59 * 60 * second, '59 min'],
    [hour, '1 hr'],
    [2 * hour, '2 hrs'],
    [day, '1 d'],
    [29 * day, '29 d'],
    [30 * day, '1 mo'],
    [364 * day, '11 mo'],
    [365 * day, '1 yr'],
    [800 * day, '2 yr'],
    [-hour, '0 sec'],
    [Number.NaN, '0 sec'],
  ])('writes an age of %i ms as %s', (age, label) => {
    expect(formatRelativeTime(10 * 365 * day - age, 10 * 365 * day)).toBe(label)
  })

  it('gives the parts to whoever words them', () => {
    expect(getRelativeTime(0, 3 * hour)).toEqual({ value: 3, unit: 'hour' })
  })
})
