import { expect, it } from 'vitest'
import { forgetCore } from './forgetCore.js'

it('removes the core of one prefix and no other', () => {
  const one = '_walletConnectCore_one'
  const two = '_walletConnectCore_two'
  for (const name of [one, `${one}_count`, two]) Reflect.set(globalThis, name, {})
  forgetCore('one')
  expect([one, `${one}_count`, two].map((name) => Reflect.has(globalThis, name))).toEqual([false, false, true])
  forgetCore('two')
})
