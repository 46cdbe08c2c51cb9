import type { SignClient } from '@walletconnect/sign-client'
import { expectTypeOf, test } from 'vitest'
import type { SignClientPort } from './SignClientPort.js'

test('the client of the library fits', () => {
  expectTypeOf<Awaited<ReturnType<typeof SignClient.init>>>().toExtend<SignClientPort>()
})
