import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { recoverMessageAddress, recoverTypedDataAddress, stringToHex } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PeerWallet } from './PeerWallet.js'
import type { TestApp } from './testing/createTestApp.js'
import { startTestPeer, type TestPeer } from './testing/startTestPeer.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
let app: TestApp
let peer: PeerWallet
let close: TestPeer['close']
let address = ''

beforeAll(async () => {
  ;({ app, peer, close } = await startTestPeer())
  address = peer.addresses.eip155[0] ?? ''
}, 20_000)

afterAll(() => close())

async function connect(chains: readonly string[] = ['eip155:1', 'eip155:10']) {
  peer.setPolicy({ proposals: 'approve', requests: 'approve', grant: {} })
  const { uri, session } = await app.propose(chains)
  await peer.pair(uri)
  return session
}

async function ask(topic: string) {
  const answer = app.request<`0x${string}`>(topic, 'eip155:1', 'personal_sign', [stringToHex('hello'), address])
  // The result is checked later.
  answer.catch(() => {})
  await expect.poll(() => peer.getState().requests).toHaveLength(1)
  return { answer, request: peer.getState().requests[0] }
}

test('shows a proposal as data and connects both namespaces', async () => {
  peer.setPolicy({ proposals: 'ask' })
  const { uri, session } = await app.propose(['eip155:1', 'eip155:137', solana])
  await peer.pair(uri)
  await expect.poll(() => peer.getState().proposals).toHaveLength(1)
  const [proposal] = peer.getState().proposals
  expect(proposal).toMatchObject({ name: 'Test app', chains: ['eip155:1', solana] })
  await peer.approveProposal(proposal?.id ?? 0)
  const { namespaces, sessionProperties, peer: wallet } = await session
  expect(wallet.metadata.name).toBe('Peer Wallet')
  expect(namespaces.eip155).toMatchObject({ chains: ['eip155:1'] })
  expect(namespaces.eip155?.accounts).toEqual(peer.addresses.eip155.map((each) => `eip155:1:${each}`))
  expect(namespaces.eip155?.methods).not.toContain('eth_sign')
  expect(namespaces.solana?.accounts).toEqual([`${solana}:${peer.addresses.solana}`])
  expect(JSON.parse(sessionProperties?.capabilities ?? '')).toMatchObject({ [address]: { '0x1': {} } })
  expect(peer.getState()).toMatchObject({ proposals: [], sessions: [{ name: 'Test app' }] })
})

test('approves in part', async () => {
  peer.setPolicy({ proposals: 'approve', grant: { chains: ['eip155:10'], methods: ['personal_sign'], accounts: [1] } })
  const { uri, session } = await app.propose(['eip155:1', 'eip155:10', solana])
  await peer.pair(uri)
  const { namespaces } = await session
  expect(namespaces).toMatchObject({
    eip155: { chains: ['eip155:10'], methods: ['personal_sign'], accounts: [`eip155:10:${peer.addresses.eip155[1]}`] },
  })
  expect(Object.keys(namespaces)).toEqual(['eip155'])
})

test('refuses a proposal it is told to refuse, and one with no chain it has', async () => {
  peer.setPolicy({ proposals: 'reject' })
  const refused = await app.propose(['eip155:1'])
  await Promise.all([peer.pair(refused.uri), expect(refused.session).rejects.toMatchObject({ code: 5000 })])
  peer.setPolicy({ proposals: 'approve', grant: {} })
  const foreign = await app.propose(['eip155:137'])
  await Promise.all([peer.pair(foreign.uri), expect(foreign.session).rejects.toMatchObject({ code: 5100 })])
})

test('signs messages and typed data', async () => {
  const { topic } = await connect()
  const signature = await app.request<`0x${string}`>(topic, 'eip155:10', 'personal_sign', [stringToHex('hi'), address])
  expect(await recoverMessageAddress({ message: 'hi', signature })).toBe(address)
  const typedData = {
    domain: { name: 'Lab', chainId: 1 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hi' },
  } as const
  const params = [address, JSON.stringify(typedData)]
  const signed = await app.request<`0x${string}`>(topic, 'eip155:1', 'eth_signTypedData_v4', params)
  expect(await recoverTypedDataAddress({ ...typedData, signature: signed })).toBe(address)
  expect(peer.log.at(-1)).toMatchObject({ method: 'eth_signTypedData_v4', chainId: 'eip155:1', params })
})

test('signs a message with ed25519', async () => {
  const { topic } = await connect([solana])
  const message = new TextEncoder().encode('hi')
  const params = { message: base58.encode(message), pubkey: peer.addresses.solana }
  const { signature } = await app.request<{ signature: string }>(topic, solana, 'solana_signMessage', params)
  const key = base58.decode(peer.addresses.solana)
  expect(nacl.sign.detached.verify(message, base58.decode(signature), key)).toBe(true)
})

test('asks before it signs, and answers 5000 when its owner declines', async () => {
  const { topic } = await connect()
  peer.setPolicy({ requests: 'ask' })
  const first = await ask(topic)
  expect(first.request).toMatchObject({ from: 'Test app', ask: { kind: 'sign', text: 'hello' } })
  peer.rejectRequest(first.request?.id ?? 0)
  await expect(first.answer).rejects.toMatchObject({ code: 5000 })
  const second = await ask(topic)
  peer.approveRequest(second.request?.id ?? 0)
  await expect(second.answer).resolves.toMatch(/^0x/)
  expect(peer.getState().requests).toEqual([])
})

test('answers the next request of a method with the error it is told', async () => {
  const { topic } = await connect()
  peer.failNext('personal_sign', { code: -32000, message: 'broken' })
  const sign = () => app.request(topic, 'eip155:1', 'personal_sign', ['0x00', address])
  await expect(sign()).rejects.toMatchObject({ code: -32000, message: 'broken' })
  await expect(sign()).resolves.toMatch(/^0x/)
})

test.each([
  ['number', 10],
  ['hex', '0xa'],
  ['decimal', '10'],
  ['caip', 'eip155:10'],
] as const)('tells the app of another chain as %s', async (encoding, data) => {
  await connect()
  const heard = app.next('session_event')
  await peer.switchChain(10, encoding)
  expect(await heard).toMatchObject({ params: { chainId: 'eip155:10', event: { name: 'chainChanged', data } } })
  await peer.disconnect()
})

test('puts a chain into the session that lacks it, before it tells of it', async () => {
  const { topic } = await connect(['eip155:1'])
  const [updated, heard] = [app.next('session_update'), app.next('session_event')]
  await peer.switchChain(10)
  expect(await updated).toMatchObject({ params: { namespaces: { eip155: { chains: ['eip155:1', 'eip155:10'] } } } })
  expect(await heard).toMatchObject({ topic, params: { chainId: 'eip155:10' } })
})

test('switches to a chain it knows and answers 4902 for others', async () => {
  const { topic } = await connect(['eip155:1'])
  await peer.switchChain(1)
  const goTo = (chainId: string) => app.request(topic, 'eip155:1', 'wallet_switchEthereumChain', [{ chainId }])
  await expect(goTo('0x89')).rejects.toMatchObject({ code: 4902 })
  await expect(goTo('0xa')).resolves.toBeNull()
  expect(app.client.session.get(topic).namespaces.eip155?.chains).toContain('eip155:10')
  peer.forgetChain(1)
  await expect(goTo('0x1')).rejects.toMatchObject({ code: 4902 })
  await peer.switchChain(1)
})

test('gives the app another account first', async () => {
  const { topic } = await connect(['eip155:1'])
  const [updated, heard] = [app.next('session_update'), app.next('session_event')]
  await peer.selectAccount({ index: 1 })
  const second = `eip155:1:${peer.addresses.eip155[1]}`
  await updated
  expect(app.client.session.get(topic).namespaces.eip155?.accounts[0]).toBe(second)
  expect(await heard).toMatchObject({ params: { event: { name: 'accountsChanged' } } })
  await peer.selectAccount({ index: 0 })
})

test('asks no host on its own', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { topic } = await connect(['eip155:1', solana])
  await app.request(topic, 'eip155:1', 'personal_sign', [stringToHex('hi'), address])
  expect(fetched).not.toHaveBeenCalled()
})

test('extends, answers pings, and ends a session', async () => {
  const { topic } = await connect()
  const extended = app.next('session_extend')
  await peer.extend(topic)
  expect(await extended).toMatchObject({ topic })
  await peer.ping(topic)
  const ended = app.next('session_delete')
  await peer.disconnect(topic)
  expect(await ended).toMatchObject({ topic })
  expect(peer.getState().sessions.map((session) => session.topic)).not.toContain(topic)
})

test('forgets what waits when the app ends its session', async () => {
  const { topic } = await connect()
  peer.setPolicy({ requests: 'ask' })
  await ask(topic)
  await app.client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  await expect.poll(() => peer.getState().requests).toEqual([])
})
