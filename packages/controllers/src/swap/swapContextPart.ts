import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { resetSwap } from './resetSwap.js'
import type { SwapState } from './SwapState.js'
import { swapPart } from './swapPart.js'

/** Keeps the swap form in sync with the connection once it has been used. Its value is the unsubscribe. */
export const swapContextPart = definePart<() => void>({
  key: 'swapContext',
  create: (portico) =>
    portico.subscribe(
      ({ activeNamespace, namespaces }) => {
        const state = namespaces[activeNamespace]
        return `${activeNamespace} ${state?.networkId} ${state?.address}`
      },
      () => syncSwapContext(portico),
    ),
  dispose: (stop) => stop(),
})

/**
 * Clears the form when the active account or network is another one than that of the draft: its tokens, prices and
 * amounts are of one network. What was sent stays, and a change of network does not disturb a wallet that is asking.
 */
export function syncSwapContext(portico: Portico): void {
  const state = getPart(portico, swapPart)
  if (!state.namespace || state.hash || state.phase === 'unknown' || isActive(portico, state)) return
  const { activeNamespace, namespaces } = portico.getState()
  const isSameAccount = activeNamespace === state.namespace && namespaces[activeNamespace]?.address === state.from
  if (!isSameAccount || state.phase !== 'signing') resetSwap(portico)
}

/** Returns whether the form is that of the active account and network. */
export function isActive(portico: Portico, { namespace, networkId, from }: SwapState): boolean {
  const { activeNamespace, namespaces } = portico.getState()
  const active = namespaces[activeNamespace]
  return activeNamespace === namespace && active?.networkId === networkId && active?.address === from
}
