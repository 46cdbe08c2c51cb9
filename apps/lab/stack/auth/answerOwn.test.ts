import { createSignInMessage } from '@portico/siwx'
import { memoryNonces } from '@portico/siwx/server'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { labAccounts } from '../chains/labAccounts.js'
import { answerOwn, type OwnRequest, type OwnState } from './answerOwn.js'

const host = 'localhost:4400'
const [first] = labAccounts()
if (!first) throw new Error('The stack has no account')
const account = privateKeyToAccount(first.privateKey)

function createServer() {
  const state: OwnState = { rpcUrls: {}, now: Date.now, nonces: memoryNonces(), visitors: new Map() }
  const ask = (method: string, endpoint: string, rest: Partial<OwnRequest> = {}) =>
    answerOwn(state, { method, endpoint, query: new URLSearchParams(), body: {}, host, visitor: 'ann', ...rest })
  return {
    ask,
    async sign(chainId: 'eip155:1' | 'eip155:10' = 'eip155:1', given?: string, domain = host) {
      const { body } = await ask('GET', 'nonce')
      const nonce = given ?? (body as { nonce: string }).nonce
      const data = {
        domain,
        uri: `http://${domain}/`,
        chainId,
        accountAddress: account.address,
        nonce,
        version: '1',
      } as const
      const message = createSignInMessage(data)
      return { data, message, signature: await account.signMessage({ message }) }
    },
    read: (chainId: string, visitor = 'ann') =>
      ask('GET', 'sessions', { visitor, query: new URLSearchParams({ chainId, address: account.address }) }),
  }
}

test('keeps what was signed for this host, for the visitor who brought it alone', async () => {
  const { ask, sign, read } = createServer()
  const session = await sign()
  expect(await ask('POST', 'sessions', { body: { sessions: [session] } })).toMatchObject({ status: 200 })
  expect(await read('eip155:1')).toEqual({ status: 200, body: { sessions: [session] } })
  expect(await read('eip155:1', 'bob')).toEqual({ status: 200, body: { sessions: [] } })
  expect(await read('eip155:10')).toEqual({ status: 200, body: { sessions: [] } })
  // Handed in again by who has it, it is no replay; by anybody else it is.
  expect(await ask('POST', 'sessions', { body: { sessions: [session] } })).toMatchObject({ status: 200 })
  const replay = await ask('POST', 'sessions', { visitor: 'bob', body: { sessions: [session] } })
  expect(replay).toEqual({ status: 401, body: { error: 'siwx/nonce-used' } })
  const query = new URLSearchParams({ chainId: 'eip155:1', address: account.address.toLowerCase() })
  expect(await ask('DELETE', 'sessions', { query })).toMatchObject({ status: 200 })
  expect(await read('eip155:1')).toEqual({ status: 200, body: { sessions: [] } })
})

test('those of one click come together, share one nonce, and take the place of all others', async () => {
  const { ask, sign, read } = createServer()
  await ask('POST', 'sessions', { body: { sessions: [await sign('eip155:1')] } })
  const one = await sign('eip155:10')
  const two = await sign('eip155:1', one.data.nonce)
  expect(await ask('PUT', 'sessions', { body: { sessions: [one, two] } })).toMatchObject({ status: 200 })
  expect(await read('eip155:1')).toEqual({ status: 200, body: { sessions: [two] } })
  expect(await ask('PUT', 'sessions', { body: { sessions: [] } })).toMatchObject({ status: 200 })
  expect(await read('eip155:10')).toEqual({ status: 200, body: { sessions: [] } })
})

test.each([
  [
    'another host',
    async ({ sign }: ReturnType<typeof createServer>) => [await sign('eip155:1', undefined, 'evil.example')],
  ],
  [
    'a nonce of nobody',
    async ({ sign }: ReturnType<typeof createServer>) => [await sign('eip155:1', 'madeUpByThem12345')],
  ],
  [
    'another nonce beside it',
    async ({ sign }: ReturnType<typeof createServer>) => [await sign('eip155:1'), await sign('eip155:10')],
  ],
])('refuses a sign-in for %s', async (_, make) => {
  const server = createServer()
  const { status } = await server.ask('POST', 'sessions', { body: { sessions: await make(server) } })
  expect(status).toBe(401)
  expect(await server.read('eip155:1')).toEqual({ status: 200, body: { sessions: [] } })
})

test('refuses what is no sign-in, and says what there is not', async () => {
  const { ask } = createServer()
  for (const body of [{}, { sessions: 'x' }, { sessions: [{ message: 'm' }] }])
    expect(await ask('POST', 'sessions', { body })).toMatchObject({ status: 400 })
  expect(await ask('GET', 'me')).toMatchObject({ status: 404 })
})
