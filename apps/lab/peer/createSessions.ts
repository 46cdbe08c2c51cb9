import type { IWalletKit } from '@reown/walletkit'
import type { ChainEncoding, PeerSession } from './PeerWallet.js'

type Struct = ReturnType<IWalletKit['getActiveSessions']>[string]

function describe({ topic, namespaces, expiry, peer }: Struct): PeerSession {
  const parts = Object.values(namespaces)
  return {
    topic,
    name: peer.metadata.name,
    url: peer.metadata.url,
    chains: parts.flatMap(({ chains, accounts }) => chains ?? accounts.map((id) => id.split(':', 2).join(':'))),
    accounts: parts.flatMap(({ accounts }) => accounts),
    methods: parts.flatMap(({ methods }) => methods),
    expiry,
  }
}

/** Moves one address before the others of its chain. */
function putFirst(accounts: readonly string[], address: string): string[] {
  const isFirst = (account: string) => account.endsWith(`:${address}`)
  return [...accounts.filter(isFirst), ...accounts.filter((account) => !isFirst(account))]
}

function encodeChain(chainId: number, encoding: ChainEncoding): number | string {
  if (encoding === 'number') return chainId
  if (encoding === 'hex') return `0x${chainId.toString(16)}`
  return encoding === 'caip' ? `eip155:${chainId}` : `${chainId}`
}

/** Sessions of the wallet, and notifications to their apps. */
export type Sessions = ReturnType<typeof createSessions>

/** Creates the handling of sessions, including what the wallet tells apps by itself. */
export function createSessions(walletKit: IWalletKit) {
  const getAll = (): Struct[] => Object.values(walletKit.getActiveSessions())

  async function update({ topic, namespaces }: Struct, evm: Struct['namespaces'][string]): Promise<void> {
    // Whether the app has acknowledged it is told by another promise, which a fast relay may leave pending.
    await walletKit.updateSession({ topic, namespaces: { ...namespaces, eip155: evm } })
  }

  return {
    list: (): readonly PeerSession[] => getAll().map(describe),
    find: (topic: string): Struct | undefined => walletKit.getActiveSessions()[topic],
    /** Notifies every app of a chain. Sessions that lack it are updated first. */
    async announceChain(chainId: number, addresses: readonly string[], encoding: ChainEncoding): Promise<void> {
      const chain = `eip155:${chainId}`
      for (const session of getAll()) {
        const evm = session.namespaces.eip155
        if (!evm) continue
        const chains = evm.chains ?? []
        if (!chains.includes(chain)) {
          const accounts = [...evm.accounts, ...addresses.map((address) => `${chain}:${address}`)]
          await update(session, { ...evm, chains: [...chains, chain], accounts })
        }
        if (!evm.events.includes('chainChanged')) continue
        const event = { name: 'chainChanged', data: encodeChain(chainId, encoding) }
        await walletKit.emitSessionEvent({ topic: session.topic, event, chainId: chain })
      }
    },
    /** Updates the accounts of every session, with one address first. */
    async updateAccounts(address: string): Promise<void> {
      for (const session of getAll()) {
        const evm = session.namespaces.eip155
        if (evm) await update(session, { ...evm, accounts: putFirst(evm.accounts, address) })
      }
    },
    /** Sends the `accountsChanged` event to every app. */
    async announceAccounts(addresses: readonly string[], chainId: number, encoding: 'caip' | 'plain'): Promise<void> {
      for (const { topic, namespaces } of getAll()) {
        const evm = namespaces.eip155
        if (!evm?.events.includes('accountsChanged')) continue
        const chains = evm.chains ?? []
        const chain = chains.find((each) => each === `eip155:${chainId}`) ?? chains[0] ?? ''
        const data = addresses.map((address) => (encoding === 'caip' ? `${chain}:${address}` : address))
        await walletKit.emitSessionEvent({ topic, event: { name: 'accountsChanged', data }, chainId: chain })
      }
    },
    async forEachTopic(topic: string | undefined, run: (topic: string) => Promise<unknown>): Promise<void> {
      const topics = topic === undefined ? getAll().map((session) => session.topic) : [topic]
      await Promise.all(topics.map(run))
    },
  }
}
