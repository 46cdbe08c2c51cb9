import { type OnrampState, startOnramp } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { isUnderWay, onrampPart } from '@portico/controllers/ui'
import type { Network } from '@portico/core'
import { useEffect } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { useCommand } from '../../bindings/useCommand.js'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

export type BuyForm = {
  readonly form: Snapshot<OnrampState>
  /** Where the account is; `undefined` if there is none, or the app does not offer its network. */
  readonly network: Network | undefined
  readonly address: string | undefined
  /** Why nothing can be bought here. */
  readonly error: unknown
  /** Asks all providers anew. */
  readonly restart: () => void
}

/** How long what providers said holds for another view of the form, in milliseconds. */
const holdsMs = 60_000

/**
 * Starts the form to buy with, anew for each account and network, and returns it as it is. What providers have just said is
 * not asked for again, unless a purchase was begun with it: a page may serve once.
 */
export function useBuyForm(): BuyForm {
  const portico = usePorticoInstance()
  const { run, error } = useCommand(startOnramp)
  const form = usePartState(onrampPart)
  const { address, network, networkId } = usePorticoState(({ activeNamespace, namespaces, networks }) => {
    const { address, networkId } = namespaces[activeNamespace] ?? {}
    return { address, networkId, network: networks.find(({ caipNetworkId }) => caipNetworkId === networkId) }
  })
  useEffect(() => {
    const { account, askedAt, networkId: place, optionsStatus, purchase } = getPart(portico, onrampPart)
    const isSame = account === address && place === networkId && optionsStatus === 'ready'
    const isFresh = askedAt !== undefined && getInternals(portico).clock.now() - askedAt < holdsMs
    const isUsed = isFresh && purchase !== undefined && !isUnderWay(purchase) && purchase.startedAt >= askedAt
    if (!isSame || !isFresh || isUsed) void run()
  }, [portico, run, address, networkId])
  return { form, network, address, error: address === undefined ? undefined : error, restart: () => void run() }
}
