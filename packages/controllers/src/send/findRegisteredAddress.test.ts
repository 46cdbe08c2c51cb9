import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { arrangeSend } from './arrangeSend.test.fixture.js'
import { findRegisteredAddress } from './findRegisteredAddress.lazy.js'
import { setSendRecipient } from './setSendRecipient.js'

const alice = '0x00000000000000000000000000000000000A11ce'
const other = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

afterEach(() => vi.unstubAllGlobals())

async function arrange(record: FakeAnswer, zone?: string) {
  const fetch = createFakeFetch(({ url }): FakeAnswer => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: ['eip155:1', 'eip155:8453'] } }
    return url.pathname.startsWith('/v1/profile/account/') ? record : { json: {}, status: 404 }
  })
  vi.stubGlobal('fetch', fetch)
  const resolveName = vi.fn(async () => undefined)
  const test = await arrangeSend({
    actions: { resolveName },
    options: { services: { blockchainApi: 'https://data.example', ...(zone && { names: { zone } }) } },
  })
  const type = async (text: string) => {
    setSendRecipient(test.portico, { text })
    await test.clock.advance(500)
    await vi.waitFor(() => expect(test.state.recipient.status).not.toBe('resolving'))
    return test.state.recipient
  }
  const asked = () => fetch.calls.map(({ url }) => url.pathname).filter((path) => path.includes('/profile/'))
  return { ...test, resolveName, type, asked }
}

const record = (addresses: Record<string, string>): FakeAnswer => ({
  json: {
    name: 'alice.reown.id',
    registered: 1_700_000_000,
    addresses: Object.fromEntries(
      Object.entries(addresses).map(([type, address]) => [type, { address, created: 1_700_000_000 }]),
    ),
    attributes: [],
  },
})

it.each(['alice.reown.id', 'alice.wcn.id'])('takes %s for the address it is registered for', async (name) => {
  const { type, asked, resolveName } = await arrange(record({ 60: alice }))
  expect(await type(name)).toEqual({ status: 'valid', address: alice, name })
  expect(asked()).toEqual([`/v1/profile/account/${name}`])
  expect(resolveName).not.toHaveBeenCalled()
})

it("takes a name of the app's own zone likewise", async () => {
  const name = 'alice.people.example'
  const { type, asked } = await arrange(record({ 60: alice }), 'people.example')
  expect(await type(name)).toEqual({ status: 'valid', address: alice, name })
  expect(asked()).toEqual([`/v1/profile/account/${name}`])
})

it('takes the address of the network in use, else asks whether that of Ethereum is meant', async () => {
  const base = String(2 ** 31 + 8453)
  const lookup = { name: 'alice.reown.id', networkId: 'eip155:8453', signal: new AbortController().signal } as const
  const both = await arrange(record({ 60: other, [base]: alice }))
  expect(await findRegisteredAddress(both.portico, lookup)).toMatchObject({ address: alice, isGeneral: false })
  const general = await arrange(record({ 60: other }))
  expect(await findRegisteredAddress(general.portico, lookup)).toMatchObject({ address: other, isGeneral: true })
  const elsewhere = await arrange(record({ [base]: alice }))
  expect(await findRegisteredAddress(elsewhere.portico, { ...lookup, networkId: 'eip155:1' })).toBeUndefined()
})

it('asks the network where nobody has registered the name', async () => {
  const { type, resolveName } = await arrange({ json: {}, status: 404 })
  expect(await type('nobody.reown.id')).toEqual({ status: 'not-found' })
  expect(resolveName).toHaveBeenCalledTimes(1)
})

it('takes no address that is malformed, and says where the service failed', async () => {
  const { type } = await arrange(record({ 60: 'not an address' }))
  expect(await type('alice.reown.id')).toEqual({ status: 'not-found' })
  const down = await arrange({ json: {}, status: 400 })
  expect(await down.type('alice.reown.id')).toEqual({ status: 'failed' })
})

it('asks the service for no other names', async () => {
  const { type, asked } = await arrange(record({ 60: alice }))
  await type('alice.eth')
  expect(asked()).toEqual([])
})
