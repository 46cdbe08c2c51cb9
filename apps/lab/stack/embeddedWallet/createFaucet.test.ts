import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc } from '../chains/callRpc.js'
import { type Anvil, startAnvil } from '../chains/startAnvil.js'
import { findBasePort } from '../testing/findBasePort.js'
import { createFaucet } from './createFaucet.js'

const address = '0x00000000000000000000000000000000000000aa'
let anvil: Anvil

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 1, port: await findBasePort() })
})
afterAll(() => anvil.close())

test('gives 10 ETH to whoever has nothing, and says why a chain gave none', async () => {
  const reasons: string[] = []
  const fund = createFaucet({ urls: [anvil.url, 'http://127.0.0.1:9'], onFailure: (reason) => reasons.push(reason) })
  await fund(address)
  const read = () => callRpc(anvil.url, 'eth_getBalance', [address, 'latest'])
  expect(BigInt(String(await read()))).toBe(10n ** 19n)
  await callRpc(anvil.url, 'anvil_setBalance', [address, '0x1'])
  await fund(address)
  expect(await read()).toBe('0x1')
  expect(reasons).toHaveLength(2)
})
