import { base, mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeFetch, createFakeNode, NodeError } from '@portico/core/testing'
import { encodeAbiParameters, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { createClients } from '../calls/createClients.js'
import { getPrimaryName } from './getPrimaryName.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const other = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

/** A network where the address claims a name that leads to an owner. */
function arrange({ name, owner = address }: { readonly name: string; readonly owner?: Hex }) {
  const fetch = createFakeNode({
    eth_call: ({ data }: { data: string }) => {
      // The address of a name, and the texts of its record.
      if (data.includes('3b3b57de')) {
        const result = encodeAbiParameters([{ type: 'address' }], [owner])
        return encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [result, other])
      }
      if (data.includes('59d1d43c')) throw new NodeError(3, '0x')
      return encodeAbiParameters([{ type: 'string' }, { type: 'address' }, { type: 'address' }], [name, other, other])
    },
  })
  const context = createFakeContext({ networks: [mainnet, base], fetch })
  return { context, getClient: createClients(context), networkId: 'eip155:1' as const, address }
}

test('is the name that leads back to the address', async () => {
  await expect(getPrimaryName(arrange({ name: 'alice.eth' }))).resolves.toEqual({ name: 'alice.eth' })
})

test.each([
  ['that leads to somebody else', { name: 'vitalik.eth', owner: other }],
  ['in another than its normal spelling', { name: 'Alice.eth' }],
  ['with invisible characters', { name: 'ali\u200bce.eth' }],
  ['that is empty', { name: '' }],
] as const)('is none %s', async (_, claim) => {
  await expect(getPrimaryName(arrange(claim))).resolves.toBeUndefined()
})

test('knows no names where no network of the app has ENS, and asks nobody about what is no address', async () => {
  const context = createFakeContext({ networks: [base], fetch: createFakeFetch('hang') })
  const parameters = { context, getClient: createClients(context), networkId: 'eip155:8453' as const }
  await expect(getPrimaryName({ ...parameters, address })).resolves.toBeUndefined()
  const withEns = arrange({ name: 'alice.eth' })
  await expect(getPrimaryName({ ...withEns, address: 'alice' })).resolves.toBeUndefined()
  expect(withEns.context.fetch.calls).toHaveLength(0)
})

test('says that a node failed', async () => {
  const fetch = createFakeNode({
    eth_call: () => {
      throw new NodeError(-32001)
    },
  })
  const context = createFakeContext({ networks: [mainnet], fetch })
  const parameters = { context, getClient: createClients(context), networkId: 'eip155:1' as const, address }
  await expect(getPrimaryName(parameters)).rejects.toMatchObject({ code: 'evm/rpc-failed' })
})
