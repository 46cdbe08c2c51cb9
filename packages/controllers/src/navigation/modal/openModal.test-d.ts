import { assertType, test } from 'vitest'
import type { Portico } from '../../instance/Portico.js'
import { pushView } from '../commands/pushView.js'
import { openModal } from './openModal.js'

test('views that need no params open by name; others ask for theirs', () => {
  // Never run, only type-checked.
  const portico = {} as Portico
  const check = () => {
    openModal(portico)
    openModal(portico, { namespace: 'solana' })
    openModal(portico, { view: 'Account' })
    openModal(portico, { view: 'Connect', params: { namespace: 'solana' } })
    openModal(portico, { view: 'SwitchNetwork', params: { networkId: 'eip155:1' } })
    // @ts-expect-error A view that does not exist.
    openModal(portico, { view: 'Elsewhere' })
    // @ts-expect-error Its network is missing.
    openModal(portico, { view: 'SwitchNetwork' })
    // @ts-expect-error Params of another view.
    openModal(portico, { view: 'ConnectingMultiChain', params: { networkId: 'eip155:1' } })
    // @ts-expect-error Params without a view.
    openModal(portico, { params: { namespace: 'solana' } })
    // @ts-expect-error Its connector is missing.
    pushView(portico, { view: 'ConnectingExternal', params: {} })
  }
  assertType<() => void>(check)
})
