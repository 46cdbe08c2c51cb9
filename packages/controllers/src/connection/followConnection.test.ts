import { mainnet, polygon } from '@portico/core/networks'
import { createFakeConnector } from '@portico/core/testing'
import { expect, it, vi } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { first, openTestSession, topic } from '../walletconnect/provider/testing/openTestSession.js'
import { connect } from './connect.js'

async function arrange() {
  const session = openTestSession({ chains: ['eip155:1'] })
  const connector = { ...createFakeConnector({ id: 'wc' }), connect: async () => session.connection }
  const { portico } = createTestPortico({ networks: [mainnet, polygon], connectors: [connector] })
  await connect(portico, { connectorId: 'wc' })
  return { ...session, state: () => portico.getState().namespaces.eip155 }
}

it('learns what the wallet agrees to later', async () => {
  const { connection, state, update } = await arrange()
  expect(state()?.approved).toEqual(['eip155:1'])
  const accounts = [`eip155:1:${first}`]
  update({ eip155: { chains: ['eip155:1', 'eip155:137'], accounts, methods: [] } })
  expect(state()).toMatchObject({ status: 'connected', network: 'eip155:1', approved: ['eip155:1', 'eip155:137'] })
  connection.release?.()
})

it.each([
  ['the wallet', 'wallet', (): undefined => undefined],
  ['another tab', 'other-tab', (): BroadcastChannel => new BroadcastChannel('portico::walletconnect')],
] as const)('says that %s ended the connection', async (_, reason, open) => {
  const { client, state } = await arrange()
  const channel: BroadcastChannel | undefined = open()
  if (channel) channel.postMessage(topic)
  else client.emit('session_delete', { topic })
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'disconnected', reason }))
  channel?.close()
})
