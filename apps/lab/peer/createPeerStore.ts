import { createWalletStore, type WalletStore } from '../shared/wallet/createWalletStore.js'
import { getPeerAccounts, peerAccountCount } from './peerKeys.js'

export type PeerStore = WalletStore & {
  /** The EVM addresses, the selected one first. */
  getAddresses(): readonly string[]
}

/**
 * Creates the state of the peer wallet: its network, its networks, its account.
 *
 * @param chains Ids of the EVM chains it knows at first.
 * @param storage Where the state is kept; without one it is not.
 */
export function createPeerStore(parameters: {
  chains: readonly number[]
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined
}): PeerStore {
  const { chains, storage } = parameters
  const account = { permitted: true, locked: false, accountCount: peerAccountCount, selected: 0 }
  const store = createWalletStore({
    initial: { ...account, chainId: chains[0] ?? 1, known: chains, added: {}, setup: 'peer' },
    storage: {
      // The injected lab wallet of the same origin uses another key.
      getItem: () => storage?.getItem('peer-wallet') ?? null,
      setItem: (_, value) => storage?.setItem('peer-wallet', value),
    },
    channel: { post: () => {}, listen: () => () => {} },
  })
  return {
    ...store,
    getAddresses() {
      const own = getPeerAccounts().map(({ address }) => address)
      const first = own[store.get().selected]
      return first ? [first, ...own.filter((address) => address !== first)] : own
    },
  }
}
