import { type TokenItem, transferErrors } from '@portico/core'
import { stripControls } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { isSameToken } from './isSameToken.js'
import { readSendItems } from './readSendItems.js'
import { sendErrors } from './sendErrors.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendToken } from './setSendToken.js'

/** What `addSendItem` takes. */
export type AddSendItemParameters = {
  /** Contract or mint address on the form's network. */
  readonly contract: string
  readonly item: TokenItem
  /** Shown for it. Default: its id. */
  readonly name?: string | undefined
}

/**
 * Chooses an item (NFT) to send, one of it. How many the account holds is read from the network: what a data service
 * says of an item moves nothing.
 *
 * @param portico The instance.
 * @param parameters The item.
 * @throws `send/unknown-token` if the network has no such item, or the form has meanwhile changed;
 * `transfer/insufficient-token` if the account holds none; `send/in-progress`, and errors of the adapter.
 */
export async function addSendItem(portico: Portico, { contract, item, name }: AddSendItemParameters): Promise<void> {
  const state = getPart(portico, sendPart)
  const work = getPart(portico, sendWorkPart)
  const { namespace, networkId, from } = state
  const label = stripControls(name ?? '') || `#${item.id}`
  const token = { address: contract, symbol: label, name: label, decimals: 0, item }
  const [found] = await readSendItems(portico, { items: [token] })
  const isSame = state.namespace === namespace && state.networkId === networkId && state.from === from
  if (!found || !isSame) throw sendErrors('send/unknown-token')
  if (found.amount === 0n) throw transferErrors('transfer/insufficient-token', { balance: 0n, amount: 1n })
  const isOther = (each: typeof found) => !isSameToken(each.token, token)
  work.items = [...work.items.filter(isOther), found]
  state.tokens = [...state.tokens.filter(isOther), found]
  setSendToken(portico, token)
  setSendAmount(portico, { text: '1' })
}
