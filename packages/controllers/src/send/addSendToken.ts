import { type TokenBalance, type TokenItem, transferErrors } from '@portico/core'
import { tokenBalancesQueryOptions } from '../assets/balances/tokenBalancesQueryOptions.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { isSameToken } from './isSameToken.js'
import { sendErrors } from './sendErrors.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendToken } from './setSendToken.js'

/** What `addSendToken` takes. */
export type AddSendTokenParameters = {
  /** Contract or mint address of a token on the form's network. Default: the native currency. */
  readonly address?: string | undefined
  /** Which of the contract's items (NFTs); absent if it has none. */
  readonly item?: TokenItem | undefined
  /** What the item is called. Default: its id. */
  readonly name?: string | undefined
}

/**
 * Chooses a token that the option `tokens` does not name, or an item (NFT), one of it. Decimals, symbol and balance are
 * read from the network: what a data service says of a token moves no money.
 *
 * @param portico The instance.
 * @param parameters Contract or mint address of a token on the form's network, and which of its items. Default: the
 * native currency.
 * @throws `send/unknown-token` if the network has no such token or item, or the form has meanwhile changed;
 * `transfer/insufficient-token` if the account holds none of the item; `send/in-progress`, `address/invalid`, and the
 * errors of reading the network.
 */
export async function addSendToken(portico: Portico, parameters: AddSendTokenParameters = {}): Promise<void> {
  const { address, item } = parameters
  const state = getPart(portico, sendPart)
  const { namespace, networkId, from } = state
  const isListed = () => state.tokens.some(({ token }) => isSameToken(token, parameters))
  if (address !== undefined && !isListed()) {
    const work = getPart(portico, sendWorkPart)
    const found = item
      ? // Few send items.
        await import('./readSendItems.lazy.js').then(({ readSendItem }) => readSendItem(portico, parameters))
      : await readToken(portico, address)
    const isSame = state.namespace === namespace && state.networkId === networkId && state.from === from
    if (!found || !isSame) throw sendErrors('send/unknown-token')
    if (!item) work.added = [...work.added, address]
    else if (found.amount === 0n) throw transferErrors('transfer/insufficient-token', { balance: 0n, amount: 1n })
    else work.items = [...work.items, found]
    if (!isListed()) state.tokens = [...state.tokens, found]
  }
  setSendToken(portico, parameters)
  if (item) setSendAmount(portico, { text: '1' })
}

async function readToken(portico: Portico, address: string): Promise<TokenBalance | undefined> {
  const { namespace, networkId, from } = getPart(portico, sendPart)
  const more = [...getPart(portico, sendWorkPart).added, address]
  const query = tokenBalancesQueryOptions(portico, { namespace, networkId, address: from, more })
  const { balances } = await getPart(portico, queryClientPart).fetchQuery(query)
  return balances.find(({ token }) => isSameToken(token, { address }))
}
