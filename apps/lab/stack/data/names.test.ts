import {
  type Address,
  concatHex,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  namehash,
  parseAbi,
  serializeErc6492Signature,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callRpc } from '../chains/callRpc.js'
import { labAccounts } from '../chains/labAccounts.js'
import { startTestData, type TestData } from './startTestData.test.fixture.js'

let lab: TestData
const accountAt = (place: number) => privateKeyToAccount(labAccounts()[place]?.privateKey ?? '0x')
const [first, second, third] = [accountAt(0), accountAt(1), accountAt(2)]

beforeAll(async () => {
  lab = await startTestData()
}, 60_000)

afterAll(() => lab.close())

beforeEach(async () => {
  lab.service.reset()
  await Promise.all(lab.chains.map((chain) => chain.reset()))
})

const seconds = () => Math.floor(Date.now() / 1000)
const ask = (path: string, init?: RequestInit) => fetch(`${lab.service.url}/v1/profile/${path}`, init)
const read = async (path: string) => (await ask(path)).json()

type Change = {
  name?: string
  timestamp?: number
  coinType?: number
  address?: Address
  message?: string
  signer?: typeof first
}

/** Signs for a name and asks for it. */
async function register({ name = 'alice.reown.id', timestamp = seconds(), signer = first, ...rest }: Change = {}) {
  const { message = JSON.stringify({ name, attributes: {}, timestamp }), address = signer.address } = rest
  const signature = await signer.signMessage({ message })
  return post({ coin_type: rest.coinType ?? 0x80000001, address, message, signature })
}

async function post(body: object) {
  const response = await ask('account', { method: 'POST', body: JSON.stringify(body) })
  const { reasons } = (await response.json()) as { reasons?: { name: string }[] }
  return { status: response.status, field: reasons?.[0]?.name }
}

/** Reads whom a name belongs to, and what it resolves to, past the service. */
async function resolve(name: string, coinType = 60n): Promise<string> {
  const abi = parseAbi(['function addr(bytes32 node, uint256 coinType) view returns (bytes)'])
  const data = encodeFunctionData({ abi, args: [namehash(name), coinType] })
  const call = { to: lab.contract('ensResolver'), data }
  // The words of an ABI: the offset, the length, and the bytes.
  return `0x${String(await callRpc(lab.chains[0]?.url ?? '', 'eth_call', [call, 'latest'])).slice(130, 170)}`
}

test('a name that is signed for is registered on chain, and told by name and by address', async () => {
  expect((await ask('account/alice.reown.id')).status).toBe(404)
  expect(await read(`reverse/${first.address}`)).toEqual([])
  expect(await register()).toEqual({ status: 200, field: undefined })
  expect(await resolve('alice.reown.id')).toBe(first.address.toLowerCase())
  const found = await read('account/alice.reown.id?apiVersion=2')
  expect(found).toMatchObject({ name: 'alice.reown.id', addresses: { 60: { address: first.address } }, attributes: [] })
  expect(Math.abs(found.registered - seconds())).toBeLessThan(3_600)
  expect(await read(`reverse/${first.address}`)).toEqual([found])
  expect(await read(`reverse/${second.address}`)).toEqual([expect.objectContaining({ name: 'veteran.wcn.id' })])
})

test('an account without a primary name goes by the one it has registered', async () => {
  await register({ signer: third })
  expect(await lab.get(`/v1/identity/${third.address}`)).toEqual({ name: 'alice.reown.id', avatar: null })
  await register({ name: 'bobby.reown.id' })
  expect(await lab.get(`/v1/identity/${first.address}`)).toMatchObject({ name: 'lab.eth' })
})

test('a name is registered in the zone of the lab, for another chain', async () => {
  const coinType = 0x80000000 + 10
  expect((await register({ name: 'alice.lab.id', coinType })).status).toBe(200)
  expect(await read('account/alice.lab.id')).toMatchObject({ addresses: { [coinType]: { address: first.address } } })
  expect(await resolve('alice.lab.id', BigInt(coinType))).toBe(first.address.toLowerCase())
})

test('the first one has the name, however many ask at once', async () => {
  const answers = await Promise.all([register(), register({ signer: second }), register()])
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400])
  expect(await resolve('alice.reown.id')).toBe(first.address.toLowerCase())
})

test.each<[string, Change, string]>([
  ['another account signed', { address: second.address }, 'signature'],
  ['the message is old', { timestamp: 1_700_000_000 }, 'timestamp'],
  ['the time is in milliseconds', { timestamp: Date.now() }, 'timestamp'],
  ['the name is short', { name: 'abc.reown.id' }, 'name'],
  ['the name has other characters', { name: 'ann_lee.reown.id' }, 'name'],
  ['the name is below another one', { name: 'alice.bobby.reown.id' }, 'name'],
  ['the zone is an earlier one', { name: 'alice.wcn.id' }, 'name'],
  ['the chain is not known', { coinType: 0x80000000 + 5 }, 'coin_type'],
  ['the message is no JSON', { message: 'alice.reown.id' }, 'message'],
  [
    'the message holds more',
    { message: '{"name":"alice.reown.id","attributes":{},"timestamp":1,"more":1}' },
    'message',
  ],
])('nothing is registered where %s', async (_, change, field) => {
  expect(await register(change)).toEqual({ status: 400, field })
  expect((await ask('account/alice.reown.id')).status).toBe(404)
})

test('nothing is registered for a body that is none', async () => {
  expect(await post({})).toEqual({ status: 400, field: 'address' })
  expect(await post({ coin_type: 1, address: first.address, message: '', signature: 'none' })).toMatchObject({
    field: 'signature',
  })
})

/** Code of a contract that agrees to whatever is signed (EIP-1271), after the code that deploys it. */
const agreeable: Hex = '0x6010600c60003960106000f3631626ba7e60e01b60005260206000f3'
/** A factory that anvil has: it deploys the code that follows a salt. */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

test('a contract signs for itself, on its chain and before it is deployed', async () => {
  const salt = zeroHash
  const anyBytes: Hex = `0x${'12'.repeat(65)}`
  const address = getCreate2Address({ from: factory, salt, bytecode: agreeable })
  const data = concatHex([salt, agreeable])
  const sign = (name: string) => JSON.stringify({ name, attributes: {}, timestamp: seconds() })
  const signature = serializeErc6492Signature({ address: factory, data, signature: anyBytes })
  const early = { coin_type: 0x80000000 + 10, address, message: sign('early.reown.id'), signature }
  expect(await post({ ...early, signature: anyBytes })).toEqual({ status: 400, field: 'signature' })
  expect(await post(early)).toEqual({ status: 200, field: undefined })
  await lab.confirm(await lab.wallet(0).sendTransaction({ to: factory, data }))
  const vault = { coin_type: 0x80000001, address, message: sign('vault.reown.id'), signature: anyBytes }
  expect(await post(vault)).toEqual({ status: 200, field: undefined })
  expect(await resolve('vault.reown.id')).toBe(address.toLowerCase())
})

test('names like one are suggested, with those that are taken marked', async () => {
  await register({ name: 'alice2.reown.id' })
  const { suggestions } = await read('suggestions/alice?zone=reown.id')
  expect(suggestions).toContainEqual({ name: 'alice1.reown.id', registered: false })
  expect(suggestions).toContainEqual({ name: 'alice2.reown.id', registered: true })
  expect((await ask('suggestions/alice?zone=other.id')).status).toBe(400)
  expect((await read('suggestions/alice?zone=lab.id')).suggestions[0].name).toBe('alice1.lab.id')
})

test('fails as told, for what is posted alone, or for every name', async () => {
  const space = lab.service.getSpace('')
  space.addFailure({ path: 'POST /v1/profile/account', status: 503, times: 1 })
  expect((await ask('account/alice.reown.id')).status).toBe(404)
  expect((await register()).status).toBe(503)
  space.addFailure({ path: '/v1/profile/account/*', status: 500, times: 1 })
  expect((await ask('account/alice.reown.id')).status).toBe(500)
  space.addFailure({ path: '/v1/profile/reverse/*', malformed: true, times: 1 })
  expect(await read(`reverse/${second.address}`)).toContainEqual(expect.objectContaining({ name: 'veteran.wcn.id' }))
})
