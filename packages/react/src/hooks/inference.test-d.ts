/// <reference path="../cssModules.d.ts" />
import type { Eip1193Provider } from '@portico/core'
import { expectTypeOf, test } from 'vitest'
import { usePorticoState } from '../bindings/usePorticoState.js'
import type { ConnectButtonProps } from '../buttons/ConnectButton.js'
import { useAccount } from './useAccount.js'
import { useEvents } from './useEvents.js'
import { useModal } from './useModal.js'
import { useProvider } from './useProvider.js'

test('useProvider knows the provider of a namespace', () => {
  expectTypeOf(useProvider('eip155')).toEqualTypeOf<Eip1193Provider>()
  expectTypeOf(useProvider('unheard-of')).toBeUnknown()
})

test('useEvents ties the listener to the event', () => {
  useEvents('connect', (event) => expectTypeOf(event.address).toEqualTypeOf<string>())
  // @ts-expect-error: there is no such event.
  useEvents('connected', () => {})
})

test('usePorticoState returns what the selector picks', () => {
  expectTypeOf(usePorticoState((state) => state.network.name)).toEqualTypeOf<string>()
})

test('views that need parameters cannot be opened without them', () => {
  const { open } = useModal()
  open({ view: 'Networks' })
  open({ view: 'SwitchNetwork', params: { networkId: 'eip155:1' } })
  // @ts-expect-error: the network is missing.
  open({ view: 'SwitchNetwork' })
})

test('CAIP ids keep their template types', () => {
  expectTypeOf(useAccount().caipAddress).toEqualTypeOf<`${string}:${string}:${string}` | undefined>()
})

test('the render prop receives the state', () => {
  expectTypeOf<NonNullable<ConnectButtonProps['children']>>().parameter(0).toHaveProperty('shortAddress')
})
