import { refreshHoldings } from '../assets/portfolio/refreshHoldings.js'
import { internals, type Portico } from '../instance/Portico.js'
import { showToast } from '../toasts/showToast.js'
import type { OnrampPurchase } from './OnrampState.js'

/**
 * Refreshes balances and activity after a purchase has arrived, and shows its outcome in a toast if the modal is closed.
 *
 * @param portico The instance.
 * @param purchase One that has arrived or failed.
 */
export function tellPurchaseEnd(portico: Portico, { networkId, phase, providerName, token }: OnrampPurchase): void {
  const hasArrived = phase === 'arrived'
  if (hasArrived) refreshHoldings(portico, { networkId, addresses: [token.address] })
  if (portico[internals].stores.modal.open) return
  if (hasArrived) showToast(portico, { variant: 'success', code: 'purchase-arrived', params: { symbol: token.symbol } })
  else showToast(portico, { variant: 'error', code: 'purchase-failed', params: { provider: providerName } })
}
