import { expect, test } from 'vitest'
import { extendRows } from './extendRows.js'

const wanted = { from: 8, to: 17 }
const visible = { from: 10, to: 15 }

test('keeps what is wanted, lets go of the rest and adds a few after it', () => {
  expect(extendRows({ from: 2, to: 11 }, { wanted, visible, most: 2 })).toEqual({ from: 8, to: 13 })
})

test('adds before it where what is in sight is missing there', () => {
  expect(extendRows({ from: 14, to: 22 }, { wanted, visible, most: 2 })).toEqual({ from: 12, to: 17 })
})

test('far away, begins with what is in sight', () => {
  expect(extendRows({ from: 90, to: 99 }, { wanted, visible, most: 2 })).toEqual({ from: 10, to: 11 })
  expect(extendRows({ from: 0, to: 3 }, { wanted, visible, most: 2 })).toEqual({ from: 10, to: 11 })
})

test('has everything in sight before rows beyond it, and all in the end', () => {
  let rows = { from: 50, to: 59 }
  const steps = Array.from({ length: 5 }, () => (rows = extendRows(rows, { wanted, visible, most: 2 })))
  expect(steps).toEqual([
    { from: 10, to: 11 },
    { from: 10, to: 13 },
    { from: 10, to: 15 },
    { from: 10, to: 17 },
    { from: 8, to: 17 },
  ])
  expect(extendRows(rows, { wanted, visible, most: 2 })).toEqual(wanted)
})

test('of no rows there are none', () => {
  const none = { from: 0, to: -1 }
  expect(extendRows({ from: 3, to: 5 }, { wanted: none, visible: none, most: 2 })).toEqual(none)
})
