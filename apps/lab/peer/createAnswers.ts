import type { Ask } from '../shared/wallet/Ask.js'
import { chainNames } from '../shared/wallet/callChain.js'
import type { PeerStore } from './createPeerStore.js'
import type { Sessions } from './createSessions.js'
import { createEvmAnswers, type WalletAbilities } from './evm/createEvmAnswers.js'
import type { PeerLogEntry } from './PeerWallet.js'
import { toCurrentChain } from './peerMethods.js'
import { answerSolana } from './solana/answerSolana.js'

export type CreateAnswersParameters = {
  readonly store: PeerStore
  readonly sessions: Sessions
  /** RPC URLs and contracts by CAIP-2 id. */
  readonly chains: Readonly<
    Record<string, { readonly rpc: string; readonly contracts?: Readonly<Record<string, string>> | undefined }>
  >
  getAbilities(): WalletAbilities
}

/** Creates the handler of requests of any session, on any chain. */
export function createAnswers({ store, sessions, chains, getAbilities }: CreateAnswersParameters) {
  const evm = Object.entries(chains).flatMap(([id, { rpc, contracts = {} }]) => {
    const chainId = Number(id.replace('eip155:', ''))
    if (Number.isNaN(chainId)) return []
    const tokens = [contracts.LAB, contracts.LUSD].flatMap((address) => address ?? [])
    return [
      [chainId, { name: chainNames[chainId] ?? `Chain ${chainId}`, rpc, tokens, batcher: contracts.batch }] as const,
    ]
  })
  const answerEvm = createEvmAnswers({ store, chains: Object.fromEntries(evm), getAbilities })

  return async (entry: PeerLogEntry, confirm: (ask: Ask) => Promise<void>): Promise<unknown> => {
    const { method, params, chainId: chain, topic } = entry
    if (chain.startsWith('solana:'))
      return answerSolana({ method, params, confirm, rpc: chains[toCurrentChain(chain)]?.rpc })
    const session = sessions.find(topic)
    const addresses = (session?.namespaces.eip155?.accounts ?? []).flatMap((account) => account.split(':')[2] ?? [])
    const origin = session?.peer.metadata.url ?? ''
    const before = store.get().chainId
    const chainId = Number(chain.replace('eip155:', ''))
    const result = await answerEvm({ method, params, chainId, addresses, origin, confirm })
    const { chainId: after } = store.get()
    // The app must know the new chain before the switch is confirmed.
    if (after !== before) await sessions.announceChain(after, store.getAddresses(), 'number')
    return result
  }
}
