import { base, mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeFetch, createFakeNode, NodeError } from '@portico/core/testing'
import { encodeAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { createClients } from '../calls/createClients.js'
import { resolveName } from './resolveName.js'

function arrange(networks: readonly (typeof mainnet | typeof base)[]) {
  const context = createFakeContext({ networks, fetch: createFakeFetch('hang') })
  return { context, getClient: createClients(context), networkId: 'eip155:8453' as const }
}

test.each(['', 'alice', '.eth', 'alice.', `${'a'.repeat(256)}.eth`, 'a_b_.eth\u0000', 'al​ice..eth'])(
  'asks no node about %j, which is no name',
  async (name) => {
    const parameters = arrange([mainnet, base])
    await expect(resolveName({ ...parameters, name })).resolves.toBeUndefined()
    expect(parameters.context.fetch.calls).toHaveLength(0)
  },
)

test('knows no names where no network of the app has ENS', async () => {
  const parameters = arrange([base])
  await expect(resolveName({ ...parameters, name: 'alice.eth' })).resolves.toBeUndefined()
})

test('ends with the signal', async () => {
  const controller = new AbortController()
  const parameters = { ...arrange([mainnet, base]), signal: controller.signal }
  const resolving = resolveName({ ...parameters, name: 'alice.eth' })
  await parameters.context.clock.flush()
  controller.abort()
  await expect(resolving).rejects.toMatchObject({ code: 'connection/aborted' })
})

const general = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const own = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

/** A resolver whose answer for the coin type of Base is controlled by the test. */
function arrangeResolver(onCoinType: (coinType: bigint) => string | null) {
  const toAnswer = (result: `0x${string}`) =>
    encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [result, general])
  const fetch = createFakeNode({
    eth_call: ({ data }: { data: string }) => {
      if (data.includes('f1cb7e06')) {
        const address = onCoinType(BigInt(`0x${data.split('f1cb7e06')[1]?.slice(64, 128)}`))
        return toAnswer(
          encodeAbiParameters([{ type: 'bytes' }], [address === null ? '0x' : (address as `0x${string}`)]),
        )
      }
      if (data.includes('3b3b57de')) return toAnswer(encodeAbiParameters([{ type: 'address' }], [general]))
      throw new NodeError(3, '0x')
    },
  })
  const context = createFakeContext({ networks: [mainnet, base], fetch })
  return { context, getClient: createClients(context), networkId: 'eip155:8453' as const, name: 'alice.eth' }
}

test('prefers the address set for the network', async () => {
  await expect(resolveName(arrangeResolver(() => own))).resolves.toEqual({ name: 'alice.eth', address: own })
  await expect(resolveName(arrangeResolver(() => null))).resolves.toEqual({
    name: 'alice.eth',
    address: general,
    isGeneral: true,
  })
  await expect(resolveName(arrangeResolver(() => '0xabcd'))).resolves.toBeUndefined()
})

test('takes the address set for all EVM networks before that of Ethereum', async () => {
  const resolving = resolveName(arrangeResolver((coinType) => (coinType === 0x80000000n ? own : null)))
  await expect(resolving).resolves.toEqual({ name: 'alice.eth', address: own })
})

test('takes the general address where the resolver knows no coin types', async () => {
  const refuse = () => {
    throw new NodeError(3, '0x')
  }
  await expect(resolveName(arrangeResolver(refuse))).resolves.toMatchObject({ address: general })
})

test('takes no address when the one set for the network could not be read', async () => {
  const fail = () => {
    throw new NodeError(-32001)
  }
  await expect(resolveName(arrangeResolver(fail))).rejects.toMatchObject({ code: 'evm/rpc-failed' })
})
