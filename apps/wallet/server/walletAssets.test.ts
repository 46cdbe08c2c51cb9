import { type Listening, listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { startTestWallet, type TestSession, type TestWallet } from './startTestWallet.test.fixture.js'

let [lab, node, session]: [TestWallet?, Listening?, TestSession?] = []

beforeAll(async () => {
  const port = await findBasePort()
  node = await listen(port + 3, async (request, response) => {
    const { method } = JSON.parse((await readBody(request)).toString())
    const result = method === 'eth_getBalance' ? '0x5' : []
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
  })
  const chain = { symbol: 'ETH', rpc: `http://127.0.0.1:${port + 3}` }
  const chains = [
    { ...chain, id: 1, name: 'Ethereum', assets: true },
    { ...chain, id: 10, name: 'OP Mainnet' },
  ]
  lab = await startTestWallet({ port, chains })
  session = await lab.startSession('ann@lab.test')
})
afterAll(() => Promise.all([lab, node].map((part) => part?.close())))

test('the page learns on which chains the wallet can tell', async () => {
  const config = await (await fetch(`${lab?.wallet.url}/api/config?projectId=p`)).json()
  expect(config.chains).toEqual([
    { id: 1, name: 'Ethereum', symbol: 'ETH', assets: true },
    { id: 10, name: 'OP Mainnet', symbol: 'ETH' },
  ])
})

test('who is signed in is told there, and nowhere else', async () => {
  const ether = { address: 'native', balance: '0x5', type: 'native' }
  expect(await session?.ask('assets', { chainId: 1 })).toMatchObject({ assets: [ether] })
  expect(await session?.ask('assets', { chainId: 1, types: ['erc20'] })).toEqual({ assets: [] })
  expect(await session?.ask('assets', { chainId: 10 })).toMatchObject({ error: { code: 'rpc/refused' } })
  expect(await session?.ask('assets', { chainId: 1, wanted: 'native' })).toMatchObject({
    error: { code: 'field/wanted' },
  })
  expect(await lab?.post('assets', { chainId: 1 })).toMatchObject({ status: 401 })
})
