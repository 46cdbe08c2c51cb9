import { startRelay } from '../../stack/relay/startRelay.js'
import { findBasePort } from '../../stack/testing/findBasePort.js'
import { createPeerWallet } from '../createPeerWallet.js'
import type { PeerWallet } from '../PeerWallet.js'
import { createTestApp, type TestApp } from './createTestApp.js'

export type TestPeer = {
  readonly app: TestApp
  readonly peer: PeerWallet
  close(): Promise<void>
}

/** Starts a relay, an app and a peer wallet on two networks whose nodes do not answer. */
export async function startTestPeer(): Promise<TestPeer> {
  const relay = await startRelay({ port: await findBasePort() })
  const app = await createTestApp(relay.url)
  const rpc = 'http://127.0.0.1:9'
  const peer = await createPeerWallet({
    relayUrl: relay.url,
    url: 'http://localhost:4400/peer.html',
    storagePrefix: crypto.randomUUID(),
    chains: { 'eip155:1': { rpc }, 'eip155:10': { rpc } },
  })
  async function close(): Promise<void> {
    await Promise.all([app.close(), peer.close()])
    await relay.close()
  }
  return { app, peer, close }
}
