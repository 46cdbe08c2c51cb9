import { describe, expect, it } from 'vitest'
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

describe('getRelativeTime', () => {
  it.each([
    [0, 0, 'second'],
    [59 * second, 59, 'second'],
    [60 * second, 1, 'minute'],
    [59 * 60 * second, 59, 'minute'],
    [hour, 1, 'hour'],
    [2 * hour, 2, 'hour'],
    [day, 1, 'day'],
    [29 * day, 29, 'day'],
    [30 * day, 1, 'month'],
    [364 * day, 11, 'month'],
    [365 * day, 1, 'year'],
    [800 * day, 2, 'year'],
    [-hour, 0, 'second'],
    [Number.NaN, 0, 'second'],
  ])('reads an age of %i ms as %i of the unit %s', (age, value, unit) => {
    expect(getRelativeTime(10 * 365 * day - age, 10 * 365 * day)).toEqual({ value, unit })
  })
})
