import type { TokenBalance } from '@portico/core'
import { balanceTarget } from '../assets/balances/balanceTarget.js'
import { nativeBalanceQueryOptions } from '../assets/balances/nativeBalanceQueryOptions.js'
import { tokenBalancesQueryOptions } from '../assets/balances/tokenBalancesQueryOptions.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { showToast } from '../toasts/showToast.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'

/** Reads the balances that can be sent. A failure shows a toast and keeps the known ones. */
export async function loadSendTokens(portico: Portico): Promise<void> {
  const state = getPart(portico, sendPart)
  const work = getPart(portico, sendWorkPart)
  work.load.abort()
  const controller = new AbortController()
  work.load = controller
  const { from: address, namespace, networkId } = state
  const { definition } = balanceTarget(portico, { namespace, address, networkId })
  const client = getPart(portico, queryClientPart)
  if (state.tokensStatus !== 'ready') state.tokensStatus = 'loading'
  const [native, tokens, items] = await Promise.allSettled([
    client.fetchQuery(nativeBalanceQueryOptions(portico, { namespace, address, networkId })),
    client.fetchQuery(tokenBalancesQueryOptions(portico, { namespace, address, networkId, more: work.added })),
    // Few send items.
    work.items.length > 0 &&
      import('./readSendItems.lazy.js').then(({ refreshSendItems }) => refreshSendItems(portico, controller.signal)),
  ])
  if (controller.signal.aborted || !definition) return
  const held: TokenBalance[] = []
  if (native.status === 'fulfilled') held.push({ token: definition.nativeCurrency, amount: native.value.value })
  if (tokens.status === 'fulfilled') held.push(...tokens.value.balances)
  held.push(...work.items)
  const failed = [native, tokens, items].some(({ status }) => status === 'rejected')
  state.tokens = held
  state.tokensStatus = failed ? 'error' : 'ready'
  if (failed) showToast(portico, { variant: 'error', code: 'token-balance-unavailable' })
}
