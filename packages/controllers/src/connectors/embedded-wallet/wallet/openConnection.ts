import {
  type CaipNetworkId,
  type ChainNamespace,
  type Connection,
  type ConnectionEvents,
  connectionErrors,
  createEmitter,
} from '@portico/core'
import { readFrameChainId } from '@portico/core/internal'
import type { FrameUser } from '@portico/frame-bridge'
import { createNetworkGuard } from './createNetworkGuard.js'
import { createProvider, type WalletProvider } from './createProvider.js'
import type { WalletParts } from './EmbeddedWallet.js'
import { followOtherTabs } from './followOtherTabs.js'
import type { LiveWallet } from './LiveWallet.js'
import { readNamespace } from './readNamespace.js'
import { switchNetwork } from './switchNetwork.js'

export type OpenConnectionParameters = {
  readonly kind: 'connect' | 'restore'
  /** One network per namespace; the frame ends up on the first. */
  readonly chains: readonly CaipNetworkId[]
  readonly signal: AbortSignal
}

export type OpenConnection = Connection & {
  /** Reads the accounts of these networks too. Namespaces that are connected already are unchanged. */
  extend(parameters: OpenConnectionParameters): Promise<void>
  /** Reads the accounts again on the current network. */
  refresh(): Promise<void>
  /** Reports the end of the login to users of the connection, and releases it. */
  end(): void
}

export type ConnectionHolder = {
  /** Called once the connection is no longer used. */
  onRelease(): void
  /** Whether another live connection uses the same login. */
  isShared(): boolean
}

/**
 * Opens the connection of a user who is logged in.
 *
 * @throws `connection/aborted`, `wallet/invalid-response` and what the frame fails with
 */
export async function openConnection(
  parts: WalletParts,
  parameters: OpenConnectionParameters,
  holder: ConnectionHolder,
): Promise<OpenConnection> {
  const { context, client, served } = parts
  const known: LiveWallet['networks'] = new Map()
  // Kept per connection, which belongs to one login, so that it never applies to the next user.
  let kind: FrameUser['preferredAccountType']
  const live: LiveWallet = {
    ...parts,
    setUser(user) {
      // Only EVM networks have several kinds of account, so answers for other namespaces do not tell which one is used.
      if (readFrameChainId(user.chainId)?.startsWith('eip155:')) kind = user.preferredAccountType
      parts.setUser({ ...user, preferredAccountType: kind })
    },
    accounts: new Map(),
    networks: known,
    guard: createNetworkGuard({ client }),
    emitter: createEmitter<ConnectionEvents>({
      onError: (error) => context.logger.error('A listener of a connection failed', error),
    }),
  }
  const { accounts, emitter, networks } = live
  const read = async (
    list: readonly CaipNetworkId[],
    options: Omit<Parameters<typeof readNamespace>[1], 'networkId'>,
  ) => {
    // The frame ends up on the network that was asked about last.
    let reached: CaipNetworkId | undefined
    for (const networkId of [...list].reverse()) reached = await readNamespace(live, { networkId, ...options })
    return reached
  }
  const extend = async ({ kind, chains, signal }: OpenConnectionParameters) => {
    await live.guard.runExclusive(() => read(chains, { type: parts.getAccountType(kind), signal }))
    if (signal.aborted) throw connectionErrors('connection/aborted')
  }
  await extend(parameters)
  const refresh = async () => {
    await live.guard.runExclusive(() => read([...networks.values()], { type: parts.getAccountType('connect') }))
    for (const [namespace, account] of accounts) emitter.emit('accounts', { namespace, accounts: [account] })
  }
  const stops = [
    followOtherTabs(live, refresh),
    client.on('ready', live.guard.forget),
    client.on('disconnect', ({ reason }) => {
      if (reason === 'not-connected') emitter.emit('end', { reason: 'expired' })
    }),
  ]
  const release = () => {
    for (const stop of stops) stop()
    holder.onRelease()
  }
  const providers = new Map<ChainNamespace, WalletProvider>()
  return {
    connectorId: 'AUTH',
    get namespaces() {
      return [...accounts.keys()]
    },
    accounts(namespace) {
      const account = accounts.get(namespace)
      return account ? [account] : []
    },
    networkId: (namespace) => networks.get(namespace),
    approved: (namespace) => served?.filter((networkId) => networkId.startsWith(`${namespace}:`)) ?? 'all',
    provider(namespace) {
      const provider = providers.get(namespace) ?? createProvider(live, namespace)
      providers.set(namespace, provider)
      // An EIP-1193 provider fits `eip155`; other namespaces declare what their `request` accepts.
      return provider as never
    },
    switchNetwork: (networkId, { signal } = {}) => switchNetwork(live, { networkId, signal }),
    extend,
    refresh,
    async disconnect() {
      // Signing out would end the other connection too.
      if (holder.isShared()) return
      if (!(await client.disconnect())) throw connectionErrors('connection/disconnect-failed')
    },
    release,
    end() {
      emitter.emit('end', { reason: 'expired' })
      release()
    },
    on: emitter.on,
  }
}
