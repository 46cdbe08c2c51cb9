import type { Actions, Adapter } from '@portico/core'
import { expectTypeOf, test } from 'vitest'
import type { EvmDiscovery } from './discoverWallets.js'
import { evmAdapter } from './evmAdapter.js'

test('is the adapter of its namespace', () => {
  expectTypeOf(evmAdapter()).toEqualTypeOf<Adapter<'eip155'>>()
  expectTypeOf(evmAdapter().namespace).toEqualTypeOf<'eip155'>()
  expectTypeOf(evmAdapter().load).returns.resolves.toEqualTypeOf<Actions>()
})

test('takes the three kinds of discovery only', () => {
  expectTypeOf<EvmDiscovery>().toEqualTypeOf<'all' | 'announced' | 'none'>()
  // @ts-expect-error No such kind.
  evmAdapter({ discovery: 'legacy' })
})
