import type { IWalletKit } from '@reown/walletkit'
import type { PeerStore } from './createPeerStore.js'
import type { createRequests } from './createRequests.js'
import type { Sessions } from './createSessions.js'
import type { PeerWallet } from './PeerWallet.js'

export type CreateOwnerActionsParameters = {
  readonly walletKit: IWalletKit
  readonly store: PeerStore
  readonly sessions: Sessions
  readonly requests: ReturnType<typeof createRequests>
  readonly onChange: () => void
}

/** Creates what the owner does to chains, accounts and sessions, and apps are notified of. */
export function createOwnerActions({
  walletKit,
  store,
  sessions,
  requests,
  onChange,
}: CreateOwnerActionsParameters): Pick<
  PeerWallet,
  'switchChain' | 'forgetChain' | 'selectAccount' | 'disconnect' | 'extend'
> {
  return {
    async switchChain(chainId, encoding = 'number') {
      store.update({ chainId, known: [...new Set([...store.get().known, chainId])] })
      await sessions.announceChain(chainId, store.getAddresses(), encoding)
      onChange()
    },
    forgetChain: (chainId) => store.update({ known: store.get().known.filter((id) => id !== chainId) }),
    async selectAccount({ index, via = 'both', encoding = 'caip' }) {
      store.update({ selected: index })
      const [first = ''] = store.getAddresses()
      if (via !== 'event') await sessions.updateAccounts(first)
      if (via !== 'update') await sessions.announceAccounts(store.getAddresses(), store.get().chainId, encoding)
      onChange()
    },
    async disconnect(topic) {
      const reason = { code: 6000, message: 'User disconnected.' }
      await sessions.forEachTopic(topic, async (each) => {
        await walletKit.disconnectSession({ topic: each, reason })
        requests.drop({ topic: each })
      })
      onChange()
    },
    async extend(topic) {
      await sessions.forEachTopic(topic, (each) => walletKit.extendSession({ topic: each }))
      onChange()
    },
  }
}
