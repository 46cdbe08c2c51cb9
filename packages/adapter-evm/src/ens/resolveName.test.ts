import { base, mainnet } from '@portico/core/networks'
import { createFakeContext, createFakeFetch } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { createClients } from '../calls/createClients.js'
import { lookupAddress } from './lookupAddress.js'
import { resolveName } from './resolveName.js'

function arrange(networks: readonly (typeof mainnet | typeof base)[]) {
  const context = createFakeContext({ networks, fetch: createFakeFetch('hang') })
  return { context, getClient: createClients(context), network: 'eip155:8453' as const }
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
  const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
  await expect(resolveName({ ...parameters, name: 'alice.eth' })).resolves.toBeUndefined()
  await expect(lookupAddress({ ...parameters, address })).resolves.toBeUndefined()
})

test('ends with the signal', async () => {
  const controller = new AbortController()
  const parameters = { ...arrange([mainnet, base]), signal: controller.signal }
  const resolving = resolveName({ ...parameters, name: 'alice.eth' })
  await parameters.context.clock.flush()
  controller.abort()
  await expect(resolving).rejects.toMatchObject({ code: 'connection/aborted' })
})
