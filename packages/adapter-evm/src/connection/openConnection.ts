import {
  type Account,
  type AdapterContext,
  type CaipNetworkId,
  type Connection,
  type ConnectionEvents,
  createEmitter,
  type Eip1193Provider,
  walletErrors,
} from '@portico/core'
import { settle } from '@portico/core/internal'
import { isLocked } from './isLocked.js'
import { listen } from './listen.js'
import { parseChainId } from './parseChainId.js'
import { readAccounts } from './readAccounts.js'
import { switchNetwork } from './switchNetwork.js'

export type OpenConnectionParameters = {
  readonly connectorId: string
  readonly provider: Eip1193Provider
  readonly accounts: readonly Account[]
  readonly signal: AbortSignal
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
 * Creates a live connection of an approved wallet and follows the wallet's events. Throws `connection/aborted`, and
 * `wallet/no-accounts` when the wallet takes its accounts back meanwhile.
 *
 * @param context The instance's parts.
 * @param parameters The wallet and the accounts it shared.
 */
export async function openConnection(
  context: AdapterContext,
  parameters: OpenConnectionParameters,
): Promise<Connection> {
  const { clock, logger } = context
  const { connectorId, provider, signal } = parameters
  const emitter = createEmitter<ConnectionEvents>({
    onError: (error) => logger.error('A listener of a connection failed', error),
  })
  let accounts = parameters.accounts
  let network: CaipNetworkId | undefined
  let cancelGrace = () => {}
  let open = true
  let reports = 0

  const ask = (method: string, within?: AbortSignal) =>
    settle(() => provider.request({ method }), { limit: { clock, ms: answerMs }, signal: within })

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
    if (!open || network === `eip155:${id}`) return
    network = `eip155:${id}`
    emitter.emit('network', { namespace, network })
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

  try {
    // Listening started before this request, so that no change in between is missed.
    setNetwork(await ask('eth_chainId', signal))
  } catch (error) {
    if (signal.aborted) {
      close()
      throw error
    }
    logger.warn('A wallet does not say which network it is on', { connectorId, error })
  }
  if (!open) throw walletErrors('wallet/no-accounts')

  return {
    connectorId,
    namespaces: [namespace],
    accounts: (of) => (of === namespace ? accounts : []),
    network: (of) => (of === namespace ? network : undefined),
    approved: () => 'all',
    // The caller's namespace decides the type; this connection only ever serves `eip155`.
    provider: () => provider as never,
    async switchNetwork(target, options = {}) {
      await switchNetwork(context, { provider, network: target, signal: options.signal })
      setNetwork(`0x${Number(target.slice(7)).toString(16)}`)
    },
    async disconnect() {
      close()
      emitter.clear()
    },
    release: close,
    on: emitter.on,
  }
}
