import {
  type Account,
  type AdapterContext,
  type CaipNetworkId,
  type ConnectionEvents,
  createEmitter,
  type Eip1193Provider,
  type Emitter,
} from '@portico/core'
import { settle } from '@portico/core/internal'
import { isLocked } from './isLocked.js'
import { listen } from './listen.js'
import { parseChainId } from './parseChainId.js'
import { readAccounts } from './readAccounts.js'

export type FollowWalletParameters = {
  readonly connectorId: string
  readonly provider: Eip1193Provider
  readonly accounts: readonly Account[]
}

/** Accounts and network of a connected wallet, as its events report them. */
export type FollowedWallet = {
  readonly emitter: Emitter<ConnectionEvents>
  accounts(): readonly Account[]
  networkId(): CaipNetworkId | undefined
  /** Whether the wallet still shares accounts and is still followed. */
  isOpen(): boolean
  /** Asks the wallet for its network. Rejects with `connection/aborted`, `connection/timeout` or the wallet's error. */
  readNetwork(signal: AbortSignal): Promise<void>
  /** Takes over a chain id that the wallet named. An invalid one is logged and ignored. */
  setNetwork(chainId: unknown): void
  /** Stops following the wallet. */
  close(): void
}

const namespace = 'eip155'

/** How long to wait for answers that need no prompt, in milliseconds. */
const answerMs = 3000

/**
 * How long to wait for a wallet that reported `disconnect` to reconnect, in milliseconds. Many report network problems
 * this way.
 */
const graceMs = 3000

/**
 * Follows the events of a wallet that shared accounts, until it takes them back, is lost or `close()` is called.
 *
 * @param context The instance's parts.
 * @param parameters The wallet and the accounts it shared.
 */
export function followWallet(context: AdapterContext, parameters: FollowWalletParameters): FollowedWallet {
  const { clock, logger } = context
  const { connectorId, provider } = parameters
  const emitter = createEmitter<ConnectionEvents>({
    onError: (error) => logger.error('A listener of a connection failed', error),
  })
  let accounts = parameters.accounts
  let networkId: CaipNetworkId | undefined
  let cancelGrace = () => {}
  let open = true
  let reports = 0

  const ask = (method: string, signal?: AbortSignal) =>
    settle(() => provider.request({ method }), { limit: { clock, ms: answerMs }, signal })

  const close = () => {
    open = false
    cancelGrace()
    unlisten()
  }

  const end = (reason: ConnectionEvents['end']['reason']) => {
    if (!open) return
    close()
    emitter.emit('end', { reason })
  }

  const setNetwork = (value: unknown) => {
    const id = parseChainId(value)
    if (id === undefined) return logger.warn('A wallet named an invalid chain id', { connectorId, value })
    if (!open || networkId === `eip155:${id}`) return
    networkId = `eip155:${id}`
    emitter.emit('network', { namespace, networkId })
  }

  const setAccounts = async (value: unknown) => {
    const next = readAccounts(value)
    if (!next) return logger.warn('A wallet named invalid accounts', { connectorId })
    const report = ++reports
    if (next.length === 0) {
      const locked = await isLocked(context, provider)
      // Some wallets share no account for a moment while switching.
      return report === reports ? end(locked ? 'locked' : 'wallet') : undefined
    }
    if (!open || String(next.map((a) => a.address)) === String(accounts.map((a) => a.address))) return
    accounts = next
    emitter.emit('accounts', { namespace, accounts })
  }

  const probe = async () => {
    try {
      await setAccounts(await ask('eth_accounts'))
    } catch (error) {
      logger.warn('A wallet was lost', { connectorId, error })
      end('transport')
    }
  }

  const unlisten = listen(provider, {
    accountsChanged: setAccounts,
    chainChanged(value) {
      cancelGrace()
      setNetwork(value)
    },
    connect(info) {
      cancelGrace()
      if (typeof info === 'object' && info && 'chainId' in info) setNetwork(info.chainId)
    },
    disconnect() {
      cancelGrace()
      cancelGrace = clock.setTimeout(probe, graceMs)
    },
  })

  return {
    emitter,
    accounts: () => accounts,
    networkId: () => networkId,
    isOpen: () => open,
    readNetwork: async (signal) => setNetwork(await ask('eth_chainId', signal)),
    setNetwork,
    close,
  }
}
