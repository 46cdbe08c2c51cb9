import type { Token } from '@portico/core'
import { balanceTarget } from '../assets/balances/balanceTarget.js'
import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { goBackTo } from '../navigation/commands/goBackTo.js'
import { routerPart } from '../navigation/routes/routerPart.js'
import { beginSend } from './beginSend.js'
import { resetSend } from './resetSend.js'
import { sendPart } from './sendPart.js'
import { setSendAmount } from './setSendAmount.js'
import { setSendRecipient } from './setSendRecipient.js'

/** Keeps the send form in line with the connection once it has been used; its value ends that. */
export const sendContextPart = definePart<() => void>({
  key: 'sendContext',
  create: followSendContext,
  dispose: (stop) => stop(),
})

/**
 * Resets or renews the send form when account or network change.
 *
 * @param portico The instance.
 * @returns Stops following.
 */
function followSendContext(portico: Portico): () => void {
  return portico.subscribe(
    ({ activeNamespace, namespaces }) => {
      const state = namespaces[activeNamespace]
      return `${activeNamespace} ${state?.network} ${state?.address}`
    },
    () => syncSendContext(portico),
  )
}

/**
 * Brings the send form in line with the active account and network. Another namespace or
 * account empties it; another network of the same account keeps what was typed, but reads it anew for that network, and
 * drops the amount unless it is of the same native currency: 100 USDC are not 100 POL. A transaction that was sent stays as it is, and a wallet that is asking is not disturbed by a change of network.
 */
export function syncSendContext(portico: Portico): void {
  const state = getPart(portico, sendPart)
  if (!state.namespace || state.hash || state.phase === 'unknown') return
  const { namespace, address, network } = balanceTarget(portico)
  const isSameAccount = namespace === state.namespace && address === state.from
  if (isSameAccount && (network === state.network || state.phase === 'signing')) return
  const { amountText, recipientText, token } = state
  resetSend(portico)
  const { history } = getPart(portico, routerPart)
  const form = history.findIndex(({ name }) => name === 'WalletSend')
  if (form >= 0) goBackTo(portico, { index: form })
  if (!address || form < 0 || !portico[internals].stores.modal.open) return
  beginSend(portico).catch((error: unknown) => portico[internals].logger.warn('send form not renewed', { error }))
  if (!isSameAccount || !state.namespace) return
  if (state.token && token && isSameCurrency(token, state.token)) setSendAmount(portico, { text: amountText })
  setSendRecipient(portico, { text: recipientText })
}

/** Native currencies of networks that share one, such as Ethereum's; tokens are of one network alone. */
function isSameCurrency(one: Token, other: Token): boolean {
  return !one.address && !other.address && one.symbol === other.symbol && one.decimals === other.decimals
}
