import { expect, test } from 'vitest'
import * as solana from './solana.js'

test('the names of the entry for Solana', () => {
  expect(Object.keys(solana).sort()).toEqual(['useSolanaConnection', 'useSolanaSigner'])
})
