import { expect } from '@playwright/test'
import { createPeerWallet } from '../../peer/createPeerWallet.js'
import type { LabManifest } from '../../stack/web/createManifest.js'

/** The wallet at the other end of WalletConnect, running in the test's process. */
export type Peer = Awaited<ReturnType<typeof createPeer>>

/**
 * Starts a peer wallet that approves everything by default.
 *
 * @param relay WebSocket URL of the relay.
 */
export async function createPeer(lab: LabManifest, relay: string) {
  const wallet = await createPeerWallet({
    relayUrl: relay,
    chains: lab.chains,
    url: `${lab.web}/peer.html`,
    storagePrefix: crypto.randomUUID(),
  })
  wallet.setPolicy({ proposals: 'approve', requests: 'approve' })

  /** Waits for an open request and returns its id. */
  async function waitForOpen(): Promise<number> {
    await expect.poll(() => wallet.getState().requests.length, 'a request waits at the peer wallet').toBeGreaterThan(0)
    return wallet.getState().requests[0]?.id ?? 0
  }

  return {
    ...wallet,
    address: wallet.addresses.eip155[0] ?? '',
    /** Methods of the received requests, oldest first. */
    getMethods: () => wallet.log.map(({ method }) => method),
    waitForMethod: (method: string) => expect.poll(() => wallet.log.map((entry) => entry.method)).toContain(method),
    waitForOpen,
    approveOpen: async () => wallet.approveRequest(await waitForOpen()),
    rejectOpen: async () => wallet.rejectRequest(await waitForOpen()),
    /** Waits until the wallet has a number of sessions. */
    expectSessions: (count: number) => expect.poll(() => wallet.getState().sessions.length).toBe(count),
  }
}
