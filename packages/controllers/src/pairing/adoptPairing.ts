import type { ChainNamespace, Connection } from '@portico/core'
import { findConnector } from '../connection/discovery/findConnector.js'
import { linkConnection, wakeReactions } from '../connection/links/linkConnection.js'
import { orderChains } from '../connection/links/orderChains.js'
import { outcomesPart } from '../connection/links/outcomesPart.js'
import { runAttempt } from '../connection/links/runAttempt.js'
import { createPairingLock } from '../connectors/walletconnect/locks/createPairingLock.js'
import {
  forgetPendingPairings,
  listPendingPairings,
  type PendingPairing,
} from '../connectors/walletconnect/storage/pendingPairings.js'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { leaveAfterConnect } from '../navigation/modal/leaveAfterConnect.js'
import { endPairing } from './endPairing.js'
import { findLimits } from './findLimits.js'
import { pairingPart } from './pairingPart.js'
import { rememberPairing } from './rememberPairing.js'

/**
 * Connects the wallet of a pairing that was in progress when the page was left, if it still approves: phones may close
 * the page when the wallet's app opens. Resolves once that is decided. Shows nothing meanwhile, because no wallet may
 * answer.
 *
 * @throws errors of the client and its storage, and `connection/connector-not-found`
 */
export async function adoptPairing(portico: Portico): Promise<void> {
  const { clock, lifetime, store } = getInternals(portico)
  forgetPendingPairings({ clock, store }, [])
  if (listPendingPairings({ clock, store }).length === 0) return
  // Another page that is open and pairing does this itself.
  await createPairingLock(portico.id).await(() => adopt(portico), lifetime)
}

async function adopt(portico: Portico): Promise<void> {
  const inner = getInternals(portico)
  const { clock, lifetime, logger, options, store, stores } = inner
  await wakeReactions(portico)
  // Without its code sign-in cannot be enforced, so nothing is connected. The next visit tries again.
  if (options.siwx && !inner.signIn) return
  const pending = listPendingPairings({ clock, store })
  if (lifetime.aborted || pending.length === 0) return
  const { connector, namespaces } = findConnector(portico, {
    connectorId: 'walletConnect',
    namespaces: pending.flatMap((pairing) => pairing.namespaces),
  })
  const chains = orderChains(portico, namespaces)
  const findConnected = () =>
    namespaces
      .map((namespace) => stores.connection.namespaces[namespace])
      .filter((state) => state?.status === 'connected')
  // The user has connected something else since, here or in another tab.
  const isUnwanted = () => lifetime.aborted || findConnected().some((state) => state?.reason !== 'restored')
  const offered = inner.signIn?.offer()
  // What is connected since may be signed in, which must not be replaced by what a wallet has signed that is sent away.
  const signIn = offered && {
    ...offered,
    keep: async (...signed: Parameters<typeof offered.keep>) => (isUnwanted() ? undefined : offered.keep(...signed)),
  }
  const connection = await connector.restore({ namespaces, chains, signal: lifetime, pairing: true, signIn })
  if (!connection) return
  const discard = (found: Connection) => {
    found.release?.()
    found.disconnect().catch((error: unknown) => logger.warn('ending an unwanted session failed', error))
  }
  if (isUnwanted()) return discard(connection)
  const isNew = findConnected().length === 0
  const link = pending.find((pairing) => pairing.link)?.link
  try {
    await runAttempt(portico, { kind: 'connect', namespaces }, async (_, commit) => {
      commit()
      const served = linkConnection(portico, { connection, namespaces, reason: 'user' })
      getPart(portico, outcomesPart).emit('connected', { connector, connection, link: link ?? false })
      showAdopted(portico, { isNew, namespaces: served })
    })
  } catch (error) {
    discard(connection)
    throw error
  }
  rememberPairing(portico, { wallet: findWallet(pending), link })
}

/** Reports the outcome to a view that is pairing meanwhile. A pairing that connected another wallet is over. */
function showAdopted(
  portico: Portico,
  { namespaces, isNew }: { readonly namespaces: readonly ChainNamespace[]; readonly isNew: boolean },
): void {
  const pairing = getPart(portico, pairingPart)
  if (pairing.work) {
    endPairing(pairing)
    Object.assign(pairing.state, findLimits(portico, { namespace: undefined, namespaces }))
  } else if (isNew) leaveAfterConnect(portico)
}

/**
 * It is unknown which of several pairings was answered, so a wallet counts only if all of them were started with it.
 */
function findWallet(pending: readonly PendingPairing[]): PendingPairing['wallet'] {
  const [first] = pending
  return pending.every(({ wallet }) => wallet?.id === first?.wallet?.id) ? first?.wallet : undefined
}
