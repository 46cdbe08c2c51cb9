import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { parseSendAmount } from '../send/parseSendAmount.js'
import { listExchanges } from './listExchanges.js'
import { payErrors } from './payErrors.js'
import { payPart } from './payPart.js'

/** What `setPayAmount` takes. */
export type SetPayAmountParameters = {
  /** Plain decimal text in whole units of the asset, such as `12.5`. */
  readonly text: string
}

/** What `setPayAsset` takes. */
export type SetPayAssetParameters = {
  /** CAIP-19 id of one of the form's `assets`. */
  readonly id: string
}

/**
 * Changes how much is paid, and lists the exchanges again, because each has its own limits.
 *
 * @param portico The instance.
 * @param parameters The typed text.
 * @throws `pay/not-ready` if the app has set the amount.
 */
export function setPayAmount(portico: Portico, { text }: SetPayAmountParameters): void {
  const state = getPart(portico, payPart)
  if (state.isFixed) throw payErrors('pay/not-ready', { problem: 'the app has set the amount' })
  state.amountText = text
  state.amount = state.asset && parseSendAmount(text, state.asset.decimals)
  void listExchanges(portico, { isTyping: true })
}

/**
 * Changes what is paid. The amount stays as it is typed.
 *
 * @param portico The instance.
 * @param parameters The asset.
 * @throws `pay/asset-not-supported`
 */
export function setPayAsset(portico: Portico, { id }: SetPayAssetParameters): void {
  const state = getPart(portico, payPart)
  const asset = state.assets.find((each) => each.id === id)
  if (!asset) throw payErrors('pay/asset-not-supported', { asset: id })
  state.asset = asset
  state.amount = parseSendAmount(state.amountText, asset.decimals)
  state.exchanges = []
  void listExchanges(portico)
}

/**
 * Lists the exchanges again, as after a failure.
 *
 * @param portico The instance.
 * @returns Resolves once they are listed or that has failed, which the form tells.
 */
export async function refreshExchanges(portico: Portico): Promise<void> {
  await listExchanges(portico)
}
