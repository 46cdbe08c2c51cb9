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

/** Keeps the send form in sync with the connection once it has been used. Its value is the unsubscribe. */
export const sendContextPart = definePart<() => void>({
  key: 'sendContext',
  create: followSendContext,
  dispose: (stop) => stop(),
})

/**
 * Resets or updates the send form when the account or network changes.
 *
 * @param portico The instance.
 * @returns The unsubscribe.
 */
function followSendContext(portico: Portico): () => void {
  return portico.subscribe(
    ({ activeNamespace, namespaces }) => {
      const state = namespaces[activeNamespace]
      return `${activeNamespace} ${state?.networkId} ${state?.address}`
    },
    () => syncSendContext(portico),
  )
}

/**
 * Updates the send form to the active account and network. Another namespace or account clears it. Another network of
 * the same account keeps the typed text, but resolves it again for that network, and drops the amount unless the native
 * currency is the same: 100 USDC are not 100 POL. Sent transactions are unaffected, and a change of network does not
 * disturb a wallet that is asking.
 */
export function syncSendContext(portico: Portico): void {
  const state = getPart(portico, sendPart)
  if (!state.namespace || state.hash || state.phase === 'unknown') return
  const { namespace, address, networkId } = balanceTarget(portico)
  const isSameAccount = namespace === state.namespace && address === state.from
  if (isSameAccount && (networkId === state.networkId || state.phase === 'signing')) return
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

/** Native currencies that several networks share, such as Ethereum's. Tokens belong to one network. */
function isSameCurrency(one: Token, other: Token): boolean {
  return !one.address && !other.address && one.symbol === other.symbol && one.decimals === other.decimals
}
