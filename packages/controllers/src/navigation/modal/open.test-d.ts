import { assertType, test } from 'vitest'
import type { Portico } from '../../instance/Portico.js'
import { push } from '../commands/push.js'
import { open } from './open.js'

test('views that need no params open by name; others ask for theirs', () => {
  // Never run, only checked.
  const portico = {} as Portico
  const check = () => {
    open(portico)
    open(portico, { namespace: 'solana' })
    open(portico, { view: 'Account' })
    open(portico, { view: 'Connect', params: { namespace: 'solana' } })
    open(portico, { view: 'SwitchNetwork', params: { network: 'eip155:1' } })
    // @ts-expect-error A view that does not exist.
    open(portico, { view: 'Elsewhere' })
    // @ts-expect-error Its network is missing.
    open(portico, { view: 'SwitchNetwork' })
    // @ts-expect-error Params of another view.
    open(portico, { view: 'ConnectingMultiChain', params: { network: 'eip155:1' } })
    // @ts-expect-error Params without a view.
    open(portico, { params: { namespace: 'solana' } })
    // @ts-expect-error Its connector is missing.
    push(portico, { view: 'ConnectingExternal', params: {} })
  }
  assertType<() => void>(check)
})
