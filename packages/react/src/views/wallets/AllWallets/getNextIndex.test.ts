import { expect, test } from 'vitest'
import { getNextIndex } from './getNextIndex.js'

// 0  1  2  3
// 4  5  6  7
// 8  9
const from = (index: number, key: string, more: { isRtl?: boolean; whole?: boolean } = {}) =>
  getNextIndex({ key, index, count: 10, columns: 4, rowsPerPage: 2, isRtl: false, whole: false, ...more })

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['PageDown', 1, 9],
  ['PageDown', 3, 9],
  ['PageUp', 9, 1],
  ['Home', 6, 4],
  ['End', 4, 7],
  ['End', 8, 9],
] as const)('%s leads from %i to %i', (key, index, next) => {
  expect(from(index, key)).toBe(next)
})

test('with Control, Home and End mean the whole grid', () => {
  expect(from(6, 'Home', { whole: true })).toBe(0)
  expect(from(1, 'End', { whole: true })).toBe(9)
})

test('sideways keys follow the direction of the text', () => {
  expect(from(5, 'ArrowRight', { isRtl: true })).toBe(4)
  expect(from(5, 'ArrowLeft', { isRtl: true })).toBe(6)
})

test('other keys lead nowhere', () => {
  expect(from(5, 'Enter')).toBeUndefined()
})
