import type { ConnectorType } from '@portico/core'
import { emailKey, lastUsedChainKey } from '@portico/core/internal'
import { mainnet, polygon, solana } from '@portico/core/networks'
import { createFakeConnector } from '@portico/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { first, openTestSession, topic } from '../../connectors/walletconnect/provider/testing/openTestSession.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { closeModal } from '../../navigation/modal/closeModal.js'
import { openModal } from '../../navigation/modal/openModal.js'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { toastPart } from '../../toasts/toastPart.js'
import { connect } from '../commands/connect.js'
import { disconnect } from '../commands/disconnect.js'

async function arrange() {
  const session = openTestSession({ chains: ['eip155:1'] })
  const connector = { ...createFakeConnector({ id: 'wc' }), connect: async () => session.connection }
  const { portico } = createTestPortico({ networks: [mainnet, polygon], connectors: [connector] })
  await connect(portico, { connectorId: 'wc' })
  return { ...session, portico, state: () => portico.getState().namespaces.eip155 }
}

it('learns what the wallet agrees to later', async () => {
  const { connection, state, update } = await arrange()
  expect(state()?.approved).toEqual(['eip155:1'])
  const accounts = [`eip155:1:${first}`]
  update({ eip155: { chains: ['eip155:1', 'eip155:137'], accounts, methods: [] } })
  expect(state()).toMatchObject({ status: 'connected', networkId: 'eip155:1', approved: ['eip155:1', 'eip155:137'] })
  connection.release?.()
})

it.each([
  ['the wallet', 'wallet', (): undefined => undefined],
  ['another tab', 'other-tab', (): BroadcastChannel => new BroadcastChannel('portico::walletconnect')],
] as const)('says that %s ended the connection', async (_, reason, openChannel) => {
  const { client, state } = await arrange()
  const channel: BroadcastChannel | undefined = openChannel()
  if (channel) channel.postMessage(topic)
  else client.emit('session_delete', { topic })
  await vi.waitFor(() => expect(state()).toMatchObject({ status: 'disconnected', reason }))
  channel?.close()
})

it('forgets the login, and what was read about it, when the wallet ends the last connection', async () => {
  const { client, portico, state } = await arrange()
  const { store } = getInternals(portico)
  const held = () => [store.get(emailKey), store.get(lastUsedChainKey)]
  store.set(emailKey, 'a@b.example')
  store.set(lastUsedChainKey, 'eip155:1')
  client.emit('session_delete', { topic })
  await vi.waitFor(() => expect(state()?.status).toBe('disconnected'))
  expect(held()).toEqual([undefined, undefined])
})

it('keeps the login while another namespace is connected, and when the wallet takes the accounts alone', async () => {
  const [one, two] = [createFakeConnector({ id: 'one' }), createFakeConnector({ id: 'two', namespaces: ['solana'] })]
  const { portico } = createTestPortico({ networks: [mainnet, solana], wallets: [one], connectors: [two] })
  onTestFinished(() => portico.destroy())
  for (const connectorId of ['one', 'two']) await connect(portico, { connectorId })
  const { store } = getInternals(portico)
  store.set(emailKey, 'a@b.example')
  two.connection.end('wallet')
  expect(store.get(emailKey)).toBe('a@b.example')
  one.connection.setAccounts('eip155', [])
  expect(store.get(emailKey)).toBeUndefined()
})

describe('an account that is being looked at', () => {
  const toast = (portico: Portico) => getPart(portico, toastPart).toast

  async function look(type: ConnectorType = 'INJECTED') {
    const wallet = createFakeConnector({ id: 'w', name: 'Wallet', type })
    const test = createTestPortico({
      wallets: type === 'INJECTED' ? [wallet] : 0,
      connectors: type === 'INJECTED' ? [] : [wallet],
    })
    onTestFinished(() => test.portico.destroy())
    await test.connect({ connectorId: 'w' })
    openModal(test.portico)
    return { ...test, connection: wallet.connection }
  }

  it.each(['wallet', 'locked', 'expired', 'transport'] as const)('is told why it is gone: %s', async (reason) => {
    const { connection, portico } = await look()
    connection.end(reason)
    await vi.waitFor(() =>
      expect(toast(portico)).toMatchObject({ code: 'session-ended', params: { wallet: 'Wallet', reason } }),
    )
  })

  it('is told of a wallet that shares no account any more', async () => {
    const { connection, portico } = await look()
    connection.setAccounts('eip155', [])
    await vi.waitFor(() => expect(toast(portico)).toMatchObject({ params: { reason: 'wallet' } }))
  })

  it('is told by the name a wallet of WalletConnect gives itself', async () => {
    const { client, portico } = await arrange()
    openModal(portico)
    client.emit('session_delete', { topic })
    await vi.waitFor(() => expect(toast(portico)).toMatchObject({ params: { wallet: 'Fake Wallet' } }))
    portico.destroy()
  })

  it.each([
    ['the person disconnects', async ({ portico }: Looked) => disconnect(portico)],
    ['another tab did it', async ({ connection }: Looked) => connection.end('other-tab')],
    [
      'the modal is closed',
      async ({ connection, portico }: Looked) => {
        closeModal(portico)
        connection.end('wallet')
      },
    ],
  ])('is told nothing when %s', async (_, end) => {
    const looked = await look()
    await end(looked)
    await vi.dynamicImportSettled()
    expect(looked.portico.getState().namespaces.eip155?.status).toBe('disconnected')
    expect(toast(looked.portico)).toBeUndefined()
  })

  it('is told nothing of an e-mail login, which has an alert of its own', async () => {
    const { connection, portico } = await look('AUTH')
    connection.end('expired')
    await vi.dynamicImportSettled()
    expect(toast(portico)).toBeUndefined()
  })

  type Looked = Awaited<ReturnType<typeof look>>
})
