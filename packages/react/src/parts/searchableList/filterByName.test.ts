import { expect, test } from 'vitest'
import { filterByName } from './filterByName.js'

const names = ['Arbitrum', 'Base', 'Base Sepolia', 'zkSync Éra', 'Coinbase']
const search = (query: string) => filterByName(names, query, (name) => name)

test('an empty query keeps the list itself', () => {
  expect(search('  ')).toBe(names)
})

test('names that start with the query come first', () => {
  expect(filterByName(['Coinbase', 'Base'], 'base', (name) => name)).toEqual(['Base', 'Coinbase'])
})

test.each([
  ['case', 'ARBI', ['Arbitrum']],
  ['accents', 'era', ['zkSync Éra']],
  ['outer blanks', ' sepolia ', ['Base Sepolia']],
])('%s do not matter', (_, query, found) => {
  expect(search(query)).toEqual(found)
})

test('characters of regular expressions are plain text', () => {
  expect(search('.*')).toEqual([])
})
