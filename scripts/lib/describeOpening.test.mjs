import { expect, test } from 'vitest'
import { describeOpening } from './describeOpening.mjs'

test('tells the middle of the rounds of each way to open', () => {
  const openings = {
    cold: { row: [900, 880, 4000], email: [910, 905, 950], catalogue: [1250, 1300, 1249.6] },
    bare: { row: [30.4, 29, 31] },
  }
  expect(describeOpening(openings)).toEqual([
    { name: 'Cold click', value: 'first row 900 ms, e-mail field 910 ms, catalogue 1,250 ms' },
    { name: 'A bare dialog', value: 'first row 30 ms' },
  ])
})
