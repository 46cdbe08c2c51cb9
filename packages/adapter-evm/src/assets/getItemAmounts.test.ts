import { createFakeContext, createFakeFetch, createFakeNode, NodeError } from '@portico/core/testing'
import { type Hex, numberToHex, padHex } from 'viem'
import { expect, test } from 'vitest'
import { createClients } from '../calls/createClients.js'
import { getItemAmounts } from './getItemAmounts.js'

const networkId = 'eip155:1'
const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const contract = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const word = (value: bigint) => padHex(numberToHex(value), { size: 32 })
const badge = (id: string) => ({ standard: 'erc721', contract, id }) as const
const ticket = (id: string) => ({ standard: 'erc1155', contract, id }) as const

/** A node without Multicall3 that answers each call by itself. */
function arrange(answer: (data: Hex) => Hex) {
  const fetch = createFakeNode({
    eth_call: ({ to, data }: { readonly to: string; readonly data: Hex }) => (to === contract ? answer(data) : '0x'),
  })
  const client = createClients(createFakeContext({ fetch }))(networkId)
  const read = (...items: Parameters<typeof getItemAmounts>[0]['items']) =>
    getItemAmounts({ client, networkId, address, items })
  return { read, fetch }
}

const holds = arrange((data) => {
  const words = data.slice(10).match(/.{64}/g) ?? []
  if (data.startsWith('0x6352211e') && words[0] === word(1n).slice(2)) return word(BigInt(address))
  if (data.startsWith('0x6352211e') && words[0] === word(2n).slice(2)) return word(BigInt(contract))
  if (data.startsWith('0x00fdd58e') && words[0] === word(BigInt(address)).slice(2)) return word(BigInt(`0x${words[1]}`))
  throw new NodeError(3)
})

test('asks who owns an item of a kind, and how many there are of another', async () => {
  expect(await holds.read(badge('1'), ticket('5'), badge('2'), ticket('0'))).toEqual([1n, 5n, 0n, 0n])
})

test.each([
  ['of an id that nobody owns', badge('3')],
  ['of an id beyond 256 bits', badge(`${2n ** 256n}`)],
  ['of another chain', { standard: 'spl', contract, id: '0' } as const],
  ['of what is no address', { standard: 'erc721', contract: '0x12', id: '1' } as const],
  ['of an account without code', { standard: 'erc721', contract: address, id: '1' } as const],
])('an item %s does not cost the others', async (_, item) => {
  expect(await holds.read(item, ticket('7'))).toEqual([undefined, 7n])
})

test('an answer of another length tells nothing', async () => {
  const { read } = arrange(() => '0x01')
  expect(await read(badge('1'))).toEqual([undefined])
})

test('asks nothing for no items', async () => {
  const { read, fetch } = arrange(() => word(1n))
  expect(await read()).toEqual([])
  expect(fetch.calls).toEqual([])
})

test('does not mistake a node that is down for an account without items', async () => {
  const context = createFakeContext({ fetch: createFakeFetch('offline') })
  const reading = getItemAmounts({ client: createClients(context)(networkId), networkId, address, items: [badge('1')] })
  reading.catch(() => {})
  await context.clock.advance(60_000)
  await expect(reading).rejects.toMatchObject({ code: 'evm/rpc-failed' })
})

test('ends with the signal', async () => {
  const controller = new AbortController()
  const client = createClients(createFakeContext({ fetch: createFakeFetch('hang') }))(networkId)
  const reading = getItemAmounts({ client, networkId, address, items: [badge('1')], signal: controller.signal })
  controller.abort()
  await expect(reading).rejects.toMatchObject({ code: 'connection/aborted' })
})
