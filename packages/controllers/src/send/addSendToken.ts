import { tokenBalancesQueryOptions } from '../assets/balances/tokenBalancesQueryOptions.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { isSameToken } from './isSameToken.js'
import { sendErrors } from './sendErrors.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'
import { setSendToken } from './setSendToken.js'

/** What `addSendToken` takes. */
export type AddSendTokenParameters = {
  /** Contract or mint address of a token on the form's network. Default: the native currency. */
  readonly address?: string | undefined
}

/**
 * Chooses a token that the option `tokens` does not name. Its decimals, symbol and balance are read from the network:
 * what a data service says of a token moves no money.
 *
 * @param portico The instance.
 * @param parameters Contract or mint address of a token on the form's network. Default: the native
 * currency.
 * @throws `send/unknown-token` if the network has no such token, or the form has meanwhile changed; `send/in-progress`,
 * `address/invalid`, and the errors of reading the network.
 */
export async function addSendToken(portico: Portico, { address }: AddSendTokenParameters = {}): Promise<void> {
  const state = getPart(portico, sendPart)
  const { namespace, networkId, from } = state
  const isListed = () => state.tokens.some(({ token }) => isSameToken(token, { address }))
  if (address !== undefined && !isListed()) {
    const work = getPart(portico, sendWorkPart)
    const more = [...work.added, address]
    const query = tokenBalancesQueryOptions(portico, { namespace, networkId, address: from, more })
    const { balances } = await getPart(portico, queryClientPart).fetchQuery(query)
    const found = balances.find(({ token }) => isSameToken(token, { address }))
    const isSame = state.namespace === namespace && state.networkId === networkId && state.from === from
    if (!found || !isSame) throw sendErrors('send/unknown-token')
    work.added = more
    if (!isListed()) state.tokens = [...state.tokens, found]
  }
  setSendToken(portico, { address })
}
