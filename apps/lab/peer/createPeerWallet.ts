import { WalletKit } from '@reown/walletkit'
import { createAnswers } from './createAnswers.js'
import { createPeerCore } from './createPeerCore.js'
import { createPeerStore } from './createPeerStore.js'
import { createProposals } from './createProposals.js'
import { createRequests } from './createRequests.js'
import { createSessions } from './createSessions.js'
import { describeCapabilities } from './describeCapabilities.js'
import type { Grant } from './grantNamespaces.js'
import type { PeerPolicy, PeerState, PeerWallet } from './PeerWallet.js'
import { getPeerAccounts, getSolanaKey } from './peerKeys.js'
import { solanaChains } from './peerMethods.js'
import { takeOnce } from './takeOnce.js'

export type CreatePeerWalletParameters = {
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  /** RPC URLs by CAIP-2 id. */
  readonly chains: Readonly<Record<string, { readonly rpc: string }>>
  /** URL that links to the wallet use. */
  readonly url: string
  /** Keeps wallets of one page or process apart. */
  readonly storagePrefix: string
  /** Stores the wallet's own state; without it the state is lost. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | undefined
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
  const core = createPeerCore({ relayUrl, storagePrefix })
  const walletKit = await WalletKit.init({
    core,
    metadata: {
      name: 'Peer Wallet',
      description: 'The wallet at the other end of the Portico lab',
      url,
      icons: [new URL('/portico.svg', url).href],
      redirect: { native: 'peerwallet://', universal: url },
    },
    // Otherwise the client waits a second between two requests.
    signConfig: { disableRequestQueue: true },
  })
  // The wallet's own state and log show what happens.
  walletKit.engine.signClient.logger.level = 'silent'
  takeOnce(walletKit.engine.signClient)
  const sessions = createSessions(walletKit)
  const watchers = new Set<() => void>()
  let policy: { proposals: PeerPolicy; requests: PeerPolicy; grant: Grant } = {
    proposals: 'ask',
    requests: 'ask',
    grant: {},
  }
  let isClosed = false

  const requests = createRequests({
    getPolicy: () => policy.requests,
    getName: (topic) => sessions.find(topic)?.peer.metadata.name ?? '',
    answer: createAnswers({ store, sessions, chains: parameters.chains }),
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
      names.includes('eip155') ? describeCapabilities(store.getAddresses(), store.get().known) : {},
    onChange: change,
  })

  const getSnapshot = (): PeerState => ({
    isOnline: core.relayer.connected,
    proposals: proposals.getOpen(),
    requests: requests.getOpen(),
    sessions: sessions.list(),
    evm: store.get(),
  })
  let state = getSnapshot()

  function change(): void {
    if (isClosed) return
    state = getSnapshot()
    for (const watcher of [...watchers]) watcher()
  }

  const takeRequest = ({ id, topic, params }: { id: number; topic: string; params: RequestParams }) =>
    swallow(requests.take({ id, topic, chainId: params.chainId, ...params.request }))
  walletKit.on('session_proposal', ({ params }) => swallow(proposals.take(params)))
  walletKit.on('proposal_expire', ({ id }) => proposals.expire(id))
  walletKit.on('session_request', takeRequest)
  walletKit.on('session_request_expire', ({ id }) => requests.drop({ id }))
  walletKit.on('session_delete', ({ topic }) => {
    requests.drop({ topic })
    change()
  })
  walletKit.engine.signClient.events.on('session_expire', change)
  core.relayer.on('relayer_connect', change)
  core.relayer.on('relayer_disconnect', change)
  store.subscribe(change)
  for (const proposal of Object.values(walletKit.getPendingSessionProposals())) swallow(proposals.take(proposal))
  for (const request of walletKit.getPendingSessionRequests()) takeRequest(request)

  return {
    getState: () => state,
    subscribe(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    log: requests.log,
    addresses: { eip155: getPeerAccounts().map(({ address }) => address), solana },
    setPolicy(next) {
      policy = { ...policy, ...next }
    },
    pair: (uri) => walletKit.pair({ uri }),
    approveProposal: proposals.approve,
    rejectProposal: proposals.reject,
    approveRequest: (id) => requests.settle(id, true),
    rejectRequest: (id) => requests.settle(id, false),
    failNext: requests.failNext,
    async switchChain(chainId, encoding = 'number') {
      store.update({ chainId, known: [...new Set([...store.get().known, chainId])] })
      await sessions.announceChain(chainId, store.getAddresses(), encoding)
      change()
    },
    forgetChain: (chainId) => store.update({ known: store.get().known.filter((id) => id !== chainId) }),
    async selectAccount({ index, via = 'both', encoding = 'caip' }) {
      store.update({ selected: index })
      const [first = ''] = store.getAddresses()
      if (via !== 'event') await sessions.updateAccounts(first)
      if (via !== 'update') await sessions.announceAccounts(store.getAddresses(), store.get().chainId, encoding)
      change()
    },
    async disconnect(topic) {
      const reason = { code: 6000, message: 'User disconnected.' }
      await sessions.forEachTopic(topic, async (each) => {
        await walletKit.disconnectSession({ topic: each, reason })
        requests.drop({ topic: each })
      })
      change()
    },
    async extend(topic) {
      await sessions.forEachTopic(topic, (each) => walletKit.extendSession({ topic: each }))
      change()
    },
    ping: (topic) => walletKit.engine.signClient.ping({ topic }),
    async close() {
      isClosed = true
      requests.drop()
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
}

type RequestParams = {
  readonly chainId: string
  readonly request: { readonly method: string; readonly params: unknown }
}

/** Ignores a failed answer: the request has expired or the app has ended it, which the session shows. */
function swallow(work: Promise<unknown>): void {
  work.catch(() => {})
}
