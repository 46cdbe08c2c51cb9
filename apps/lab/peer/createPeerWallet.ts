import { createWatchers } from '../shared/wallet/createWatchers.js'
import { createAnswers } from './createAnswers.js'
import { createAuthentications, followAuthentications } from './createAuthentications.js'
import { createOwnerActions } from './createOwnerActions.js'
import { createPeerStore } from './createPeerStore.js'
import { createProposals } from './createProposals.js'
import { createRequests } from './createRequests.js'
import { createSessions } from './createSessions.js'
import { createWalletKit } from './createWalletKit.js'
import { describeCapabilities } from './describeCapabilities.js'
import { followWalletKit } from './followWalletKit.js'
import type { PeerState, PeerWallet } from './PeerWallet.js'
import { getPeerAccounts, getSolanaKey } from './peerKeys.js'
import { solanaChains } from './peerMethods.js'

export type CreatePeerWalletParameters = {
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  /** RPC URLs and contracts by CAIP-2 id. */
  readonly chains: Readonly<
    Record<string, { readonly rpc: string; readonly contracts?: Readonly<Record<string, string>> | undefined }>
  >
  /** URL that links to the wallet use. */
  readonly url: string
  /** Keeps wallets of one page or process apart. */
  readonly storagePrefix: string
  /** Stores the wallet's own state; without it the state is lost. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined
}

type Policy = Required<Parameters<PeerWallet['setPolicy']>[0]>

/** Policy until `setPolicy` changes it. */
const quiet: Policy = {
  proposals: 'ask',
  requests: 'ask',
  grant: {},
  assets: false,
  batches: false,
  authenticates: true,
}

/**
 * Creates a wallet at the other end of WalletConnect. It pairs by link, signs with the lab's test keys and sends real
 * transactions on the local chains. It contacts no host but the relay and the chains.
 */
export async function createPeerWallet(parameters: CreatePeerWalletParameters): Promise<PeerWallet> {
  const { relayUrl, url, storagePrefix, storage } = parameters
  const evm = Object.keys(parameters.chains).filter((id) => id.startsWith('eip155:'))
  const store = createPeerStore({ chains: evm.map((id) => Number(id.slice('eip155:'.length))), storage })
  const solana = getSolanaKey().address
  const { core, walletKit } = await createWalletKit({ relayUrl, url, storagePrefix })
  const sessions = createSessions(walletKit)
  const { subscribe, notify } = createWatchers()
  let policy = quiet
  let isClosed = false

  const requests = createRequests({
    getPolicy: () => policy.requests,
    getName: (topic) => sessions.find(topic)?.peer.metadata.name ?? '',
    answer: createAnswers({ store, sessions, chains: parameters.chains, getAbilities: () => policy }),
    async respond({ id, topic }, outcome) {
      // If the session has ended, nobody waits for the answer.
      if (isClosed || !sessions.find(topic)) return
      await walletKit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
    },
    onChange: change,
  })
  const proposals = createProposals({
    walletKit,
    getPolicy: () => policy,
    getChains: () => [...store.get().known.map((id) => `eip155:${id}`), ...solanaChains],
    getAddresses: () => ({ eip155: store.getAddresses(), solana: [solana] }),
    getProperties: (names) =>
      names.includes('eip155') ? describeCapabilities(store.getAddresses(), store.get().known, policy) : {},
    onChange: change,
  })

  const authentications = createAuthentications({
    walletKit,
    getPolicy: () => policy.proposals,
    getChains: () => store.get().known.map((id) => `eip155:${id}`),
    getAddress: () => store.getAddresses()[0] ?? '',
    onChange: change,
  })

  const getSnapshot = (): PeerState => ({
    isOnline: core.relayer.connected,
    proposals: [...proposals.getOpen(), ...authentications.getOpen()],
    requests: requests.getOpen(),
    sessions: sessions.list(),
    evm: store.get(),
  })
  let state = getSnapshot()

  function change(): void {
    if (isClosed) return
    state = getSnapshot()
    notify()
  }

  followWalletKit(walletKit, { proposals, requests, onChange: change })
  const listen = followAuthentications(walletKit, authentications)
  listen(true)
  store.subscribe(change)

  return {
    getState: () => state,
    subscribe,
    log: requests.log,
    addresses: { eip155: getPeerAccounts().map(({ address }) => address), solana },
    setPolicy(next) {
      policy = { ...policy, ...next }
      listen(policy.authenticates)
    },
    pair: (uri) => walletKit.pair({ uri }),
    approveProposal: (id, grant) =>
      authentications.has(id) ? authentications.approve(id) : proposals.approve(id, grant),
    rejectProposal: (id) => (authentications.has(id) ? authentications.reject(id) : proposals.reject(id)),
    approveRequest: (id) => requests.settle(id, true),
    rejectRequest: (id) => requests.settle(id, false),
    failNext: requests.failNext,
    ...createOwnerActions({ walletKit, store, sessions, requests, onChange: change }),
    ping: (topic) => walletKit.engine.signClient.ping({ topic }),
    async close() {
      isClosed = true
      requests.drop()
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
}
