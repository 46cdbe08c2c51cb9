import type { Adapter, ProviderOf } from '@portico/core'
import { expectTypeOf, test } from 'vitest'
import type { SolanaProvider } from '../standard/SolanaProvider.js'
import { solanaAdapter } from './solanaAdapter.js'

test('is the adapter of its namespace', () => {
  expectTypeOf(solanaAdapter()).toEqualTypeOf<Adapter<'solana'>>()
})

test('declares the provider of its namespace', () => {
  expectTypeOf<ProviderOf<'solana'>>().toEqualTypeOf<SolanaProvider>()
})
