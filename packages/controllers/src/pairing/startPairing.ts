import { type ChainNamespace, isPorticoError, type PorticoError, toWalletError } from '@portico/core'
import { connect } from '../connection/commands/connect.js'
import { ensureLive } from '../instance/ensureLive.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { endPairing } from './endPairing.js'
import { findLimits } from './findLimits.js'
import { getChosenWallet, keepPairing } from './keepPairing.js'
import { type PairingPart, pairingPart } from './pairingPart.js'
import { rememberPairing } from './rememberPairing.js'

/** What `startPairing` takes. */
export type StartPairingParameters = {
  /** Catalogue id of the chosen wallet. Default: any wallet that scans the code. */
  readonly walletId?: string | undefined
  /** Default: every namespace of the app's networks. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Pairs with a wallet over WalletConnect. `watchPairing` reports the code to show and the progress. A current pairing
 * with the same wallet is kept with its code; one with another wallet is ended.
 *
 * @param portico The instance, started, with the connector `walletConnect()`.
 * @param parameters The wallet.
 * @returns Resolves when the pairing has ended, whatever its outcome, which is in the state. Never rejects because of
 * the wallet.
 * @throws `instance/destroyed`
 */
export async function startPairing(
  portico: Portico,
  { walletId, namespace }: StartPairingParameters = {},
): Promise<void> {
  ensureLive(portico)
  const pairing = getPart(portico, pairingPart)
  const { state, work } = pairing
  if (work && state.walletId === walletId && state.namespace === namespace) {
    pairing.ending?.()
    pairing.ending = undefined
    return work.promise
  }
  endPairing(pairing)
  Object.assign(state, { status: 'starting', walletId, namespace })
  const controller = new AbortController()
  const promise = pair(portico, pairing, controller.signal)
  pairing.work = { controller, promise }
  return promise
}

async function pair(portico: Portico, pairing: PairingPart, signal: AbortSignal): Promise<void> {
  const { state } = pairing
  const { walletId, namespace } = state
  try {
    const { namespaces } = await connect(portico, {
      connectorId: 'walletConnect',
      ...(namespace === undefined ? {} : { namespaces: [namespace] }),
      signal,
      onUri(uri, { expiresAt }) {
        Object.assign(state, { uri, expiresAt, status: 'waiting' })
        keepPairing(portico)
      },
      onTransport(transport) {
        if (transport === 'trying' || transport === 'offline') state.status = transport
        else state.status = state.uri === undefined ? 'starting' : 'waiting'
      },
    })
    if (signal.aborted) return
    Object.assign(state, findLimits(portico, { namespace, namespaces }))
    rememberPairing(portico, { wallet: getChosenWallet(portico, walletId), link: pairing.link })
  } catch (cause) {
    if (!signal.aborted) fail(pairing, toWalletError(cause, { source: 'walletConnect' }))
  } finally {
    Object.assign(state, signal.aborted ? {} : { uri: undefined, expiresAt: undefined })
    if (pairing.work?.controller.signal === signal) Object.assign(pairing, { work: undefined, link: undefined })
  }
}

function fail(pairing: PairingPart, error: PorticoError): void {
  // Closing the modal or another connect has ended it, so there is nothing to report.
  if (isPorticoError(error, 'connection/aborted')) endPairing(pairing)
  else Object.assign(pairing.state, { error, status: isPorticoError(error, 'wallet/rejected') ? 'declined' : 'failed' })
}
