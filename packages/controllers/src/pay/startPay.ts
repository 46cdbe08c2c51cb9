import {
  type Actions,
  type CaipNetworkId,
  getNamespace,
  isCaipAddress,
  isPorticoError,
  type Network,
  parseCaipAddress,
} from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { resolveFeatures } from '../instance/resolveFeatures.js'
import { parseSendAmount } from '../send/parseSendAmount.js'
import { usesBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'
import { parseAssetId } from './assetId.js'
import { listExchanges } from './listExchanges.js'
import { listPayAssets } from './listPayAssets.js'
import type { PayRequest } from './PayState.js'
import { payErrors } from './payErrors.js'
import { createPayState, payPart, payWorkPart } from './payPart.js'
import { resumePayment } from './resumePayment.js'

/** What `startPay` takes. */
export type StartPayParameters = PayRequest

/**
 * Starts the form to pay from an exchange, and lists the exchanges. A payment that an earlier page had begun is followed
 * again. What was typed for the same recipient is kept.
 *
 * @param portico The instance.
 * @param parameters What is to be paid and to whom.
 * @returns Resolves once it is known what can be paid.
 * @throws `pay/turned-off`, `pay/no-service`, `pay/not-connected`, `pay/invalid-asset`, `pay/asset-not-supported`,
 * `pay/invalid-amount`, `pay/invalid-recipient`, `pay/recipient-mismatch`, `pay/aborted` if it is started again
 * meanwhile, and the errors of reading the network.
 */
export async function startPay(portico: Portico, parameters: StartPayParameters = {}): Promise<void> {
  const state = getPart(portico, payPart)
  const work = getPart(portico, payWorkPart)
  work.start.abort()
  work.list.abort()
  const controller = new AbortController()
  work.start = controller
  const { signal } = controller
  try {
    if (!resolveFeatures(portico).pay) throw payErrors('pay/turned-off')
    if (!usesBlockchainApi(portico)) throw payErrors('pay/no-service')
    resumePayment(portico)
    Object.assign(state, { status: 'loading', error: undefined })
    const form = await readForm(portico, parameters, signal)
    if (signal.aborted) throw payErrors('pay/aborted')
    const { payment } = state
    Object.assign(state, createPayState(), form, { request: parameters, status: 'ready', payment })
    work.isTold = false
    void listExchanges(portico)
  } catch (error) {
    if (signal.aborted) throw payErrors('pay/aborted', undefined, { cause: error })
    Object.assign(state, { status: 'error', error })
    throw error
  }
}

async function readForm(portico: Portico, parameters: StartPayParameters, signal: AbortSignal) {
  const state = getPart(portico, payPart)
  const { network, address, isNamed } = readAsset(portico, parameters)
  const namespace = getNamespace(network.caipNetworkId)
  const own = portico.getState().namespaces[namespace]?.address
  if (parameters.recipient === undefined && own === undefined) throw payErrors('pay/not-connected')
  const actions = await portico[internals].loadActions(namespace)
  const { recipient: given } = parameters
  const recipient = given === undefined ? own : readRecipient(actions, given, network.caipNetworkId)
  if (recipient === undefined) throw payErrors('pay/not-connected')
  const assets = await listPayAssets(portico, { network, address, isNamed, recipient, actions, signal })
  const isSame = state.recipient === recipient
  const asset = (isSame && assets.find(({ id }) => id === state.asset?.id)) || assets[0]
  if (!asset) throw payErrors('pay/asset-not-supported', { asset: parameters.asset ?? network.caipNetworkId })
  const isFixed = parameters.amount !== undefined
  const amountText = parameters.amount ?? (isSame && !state.isFixed ? state.amountText : '')
  const amount = parseSendAmount(amountText, asset.decimals)
  // The app's amount only applies to the asset that it names.
  if (isFixed && (!isNamed || amount === undefined || amount <= 0n))
    throw payErrors('pay/invalid-amount', { amount: amountText.slice(0, 100) })
  return { recipient, isOwn: given === undefined || recipient === own, assets, asset, isFixed, amountText, amount }
}

function readAsset(portico: Portico, { asset }: StartPayParameters) {
  const { activeNamespace, namespaces, networks } = portico.getState()
  const named = asset === undefined ? undefined : parseAssetId(asset)
  const networkId = named?.networkId ?? namespaces[activeNamespace]?.networkId
  if (networkId === undefined) throw payErrors('pay/not-connected')
  const network: Network | undefined = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!network) throw payErrors('pay/asset-not-supported', { asset: asset ?? networkId })
  return { network, address: named?.address, isNamed: named !== undefined }
}

function readRecipient(actions: Actions, recipient: string, networkId: CaipNetworkId): string {
  if (!isCaipAddress(recipient)) throw payErrors('pay/invalid-recipient', { recipient: recipient.slice(0, 200) })
  const { address, caipNetworkId } = parseCaipAddress(recipient)
  if (caipNetworkId !== networkId) throw payErrors('pay/recipient-mismatch', { recipient, networkId })
  try {
    if (actions.isAddress(address)) return actions.formatAddress(address)
  } catch (error) {
    if (!isPorticoError(error, 'address/invalid')) throw error
  }
  throw payErrors('pay/invalid-recipient', { recipient })
}
