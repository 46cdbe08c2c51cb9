import { createRequire } from 'node:module'
import { WalletKit } from '@reown/walletkit'
import { SignClient } from '@walletconnect/sign-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBasePort } from '../testing/findBasePort.js'
import { type Relay, startRelay } from './startRelay.js'

// Neither client contacts another host: verification and telemetry are off. The core is a dependency of the wallet's
// library and can only be resolved from there.
const { Core } = createRequire(createRequire(import.meta.url).resolve('@reown/walletkit'))('@walletconnect/core') as {
  Core: new (options: object) => Parameters<typeof WalletKit.init>[0]['core']
}

const account = 'eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const metadata = { name: 'Test', description: '', url: 'https://test.example', icons: [] }
let relay: Relay
let app: InstanceType<typeof SignClient>
let wallet: Awaited<ReturnType<typeof WalletKit.init>>

beforeAll(async () => {
  relay = await startRelay({ port: await findBasePort() })
  const shared = { projectId: 'lab', relayUrl: relay.url, telemetryEnabled: false, logger: 'silent' }
  app = await SignClient.init({ ...shared, metadata, customStoragePrefix: 'relay-app' })
  app.core.verify.register = async () => ''
  const core = new Core({ ...shared, customStoragePrefix: 'relay-wallet' })
  core.eventClient.init = async () => {}
  core.verify.resolve = async () => ({ origin: '' })
  wallet = await WalletKit.init({ core, metadata, signConfig: { disableRequestQueue: true } })
  wallet.on('session_proposal', async ({ id, params }) => {
    const { optionalNamespaces } = params
    const methods = optionalNamespaces.eip155?.methods ?? []
    await wallet.approveSession({ id, namespaces: { eip155: { accounts: [account], methods, events: [] } } })
  })
}, 20_000)

afterAll(async () => {
  await Promise.all([app.core.relayer.transportClose(), wallet.core.relayer.transportClose()])
  await relay.close()
})

async function pair() {
  const namespace = { chains: ['eip155:1'], methods: ['personal_sign'], events: [] }
  const { uri, approval } = await app.connect({ optionalNamespaces: { eip155: namespace } })
  const approved = approval()
  await wallet.pair({ uri: uri ?? '' })
  return approved
}

function sign(topic: string): Promise<string> {
  const request = { method: 'personal_sign', params: ['0x68', account.split(':')[2]] }
  return app.request<string>({ topic, chainId: 'eip155:1', request })
}

test('pairs, signs and disconnects', async () => {
  wallet.once('session_request', ({ topic, id }) =>
    wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result: '0xsigned' } }),
  )
  const session = await pair()
  expect(session.namespaces.eip155?.accounts).toEqual([account])
  await expect(sign(session.topic)).resolves.toBe('0xsigned')
  const ended = new Promise((resolve) => wallet.once('session_delete', resolve))
  await app.disconnect({ topic: session.topic, reason: { code: 6000, message: 'bye' } })
  await expect(ended).resolves.toMatchObject({ topic: session.topic })
  expect(relay.getState().calls).toMatchObject({ wc_proposeSession: 1, wc_approveSession: 1 })
}, 10_000)

test('a request that is open when the relay restarts is answered after it', async () => {
  const session = await pair()
  const asked = new Promise<{ topic: string; id: number }>((resolve) => wallet.once('session_request', resolve))
  const signed = sign(session.topic)
  const { topic, id } = await asked
  await relay.restart({ downMs: 300 })
  await expect.poll(() => relay.getState().sockets, { timeout: 15_000 }).toBe(2)
  await wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result: '0xlater' } })
  await expect(signed).resolves.toBe('0xlater')
}, 30_000)

// Portico gives no expiry: its codes are replaced long before the client's default ends.
test.each([
  ['without an expiry', {}, 3600],
  ['with a shorter expiry', { expiry: 600 }, 3600],
  ['with a longer expiry', { expiry: 7200 }, 7200],
])('a sign-in while connecting lives for the larger of the expiry and the default, %s', async (_, given, seconds) => {
  const request = { chains: ['eip155:1'], domain: 'test.example', uri: metadata.url, nonce: 'abcdefgh', ...given }
  const asked = new Promise<object>((resolve) => wallet.once('session_authenticate', ({ params }) => resolve(params)))
  const now = Date.now() / 1000
  const { uri, response } = await app.authenticate(request)
  // Nobody answers.
  response().catch(() => {})
  await wallet.pair({ uri: uri ?? '' })
  const left = Number(Reflect.get(await asked, 'expiryTimestamp')) - now
  expect(Math.abs(left - seconds)).toBeLessThan(30)
})
