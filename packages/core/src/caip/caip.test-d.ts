import { expectTypeOf, test } from 'vitest'
import { formatCaipAddress } from './formatCaipAddress.js'
import { formatCaipNetworkId } from './formatCaipNetworkId.js'
import { getNamespace } from './networkId.js'
import { parseCaipAddress } from './parseCaipAddress.js'
import { parseCaipNetworkId } from './parseCaipNetworkId.js'
import type { CaipNetworkId } from './types.js'

test('literal ids keep their parts as literal types', () => {
  expectTypeOf(parseCaipNetworkId('eip155:1')).toEqualTypeOf<{
    readonly namespace: 'eip155'
    readonly reference: '1'
  }>()
  expectTypeOf(parseCaipAddress('solana:main:abc').caipNetworkId).toEqualTypeOf<'solana:main'>()
  expectTypeOf(formatCaipNetworkId({ namespace: 'eip155', reference: 1 })).toEqualTypeOf<'eip155:1'>()
  expectTypeOf(formatCaipAddress({ caipNetworkId: 'eip155:1', address: '0xab' })).toEqualTypeOf<'eip155:1:0xab'>()
  expectTypeOf(getNamespace('eip155:1')).toEqualTypeOf<'eip155'>()
})

test('a general id gives general parts', () => {
  expectTypeOf(parseCaipNetworkId('eip155:1' as CaipNetworkId).reference).toEqualTypeOf<string>()
  expectTypeOf(getNamespace('eip155:1' as CaipNetworkId)).toEqualTypeOf<string>()
})

test('a text without a colon is refused', () => {
  // @ts-expect-error not of the form namespace:reference
  parseCaipNetworkId('eip155')
})
