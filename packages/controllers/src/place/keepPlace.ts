import { createStore, jsonKey, webStorage } from '@portico/core'
import type { EmbeddedWalletState } from '../connectors/embedded-wallet/state/EmbeddedWalletState.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { RouteParams } from '../instance/state/routes.js'
import type { RouterState } from '../navigation/routes/routerPart.js'
import type { SendState } from '../send/SendState.js'
import type { SwapState } from '../swap/SwapState.js'
import { placeName } from './hasPlace.js'
import type { KeptSend, Place } from './Place.js'

/** How long a place is kept, in milliseconds. A page that loads later counts as a new visit. */
const keptMs = 120_000

/** Reads nothing back: the checks of a stored place are in `placeKey`, which is loaded when there is one to restore. */
const writtenKey = jsonKey<Place>(placeName, () => undefined)

/** Parts whose state is stored, by key. */
type Kept = {
  readonly router: RouterState
  readonly send: SendState
  readonly swap: SwapState
  readonly embeddedWallet: EmbeddedWalletState
}

/**
 * Finds a part without importing its module, which is in the chunk of its view. That chunk may be the one that failed
 * to load, and importing it would fail here too.
 */
function peek<key extends keyof Kept>(portico: Portico, key: key): Kept[key] | undefined {
  // Parts are kept by key, and these keys belong to these types.
  return portico[internals].parts.get(key)?.value as Kept[key] | undefined
}

function noteSend(send: SendState | undefined): KeptSend | undefined {
  if (!send) return undefined
  const { namespace, networkId, from, token, amountText, recipientText, phase } = send
  // A transfer that was or may have been sent must not be filled in again.
  if (!namespace || !networkId || !from || phase !== 'draft' || !(amountText || recipientText)) return undefined
  const item = token?.item && { ...token.item, name: token.name }
  return { namespace, networkId, from, token: token?.address, item, amountText, recipientText }
}

/** Returns with what parameters the swap form opens as it is; with none if the swap was or may have been sent. */
function noteSwap({ fromToken, toToken, amountText, phase }: SwapState): RouteParams['Swap'] {
  if (phase !== 'draft') return {}
  return {
    // The native currency is given unless another token is named.
    ...(fromToken?.address && { fromToken: fromToken.address }),
    ...(toToken && { toToken: toToken.address ?? toToken.symbol }),
    ...(amountText && { amount: amountText }),
  }
}

/**
 * Stores the current view of the modal and what was typed, for the next page of this tab, see `returnToPlace`. Codes
 * and other secrets are left out.
 *
 * @param portico The instance.
 * @param parameters The search text of the All Wallets view.
 */
export function keepPlace(portico: Portico, { search }: { readonly search?: string | undefined } = {}): void {
  const { clock, logger } = portico[internals]
  const swap = peek(portico, 'swap')
  const views =
    peek(portico, 'router')?.history.map(({ name, params }) => ({
      view: name,
      params: name === 'Swap' && swap?.namespace ? noteSwap(swap) : params,
    })) ?? []
  const store = createStore({ port: webStorage('sessionStorage'), id: '', logger })
  store.set(writtenKey, {
    id: portico.id,
    until: clock.now() + keptMs,
    // A route ties its parameters to its view just as `ViewRequest` does.
    views: views as Place['views'],
    search,
    email: peek(portico, 'embeddedWallet')?.typedEmail,
    send: noteSend(peek(portico, 'send')),
  })
}
