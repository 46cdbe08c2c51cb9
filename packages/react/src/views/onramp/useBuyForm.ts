import { type OnrampState, startOnramp } from '@portico/controllers'
import { onrampPart } from '@portico/controllers/ui'
import type { Network } from '@portico/core'
import { useEffect } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { useCommand } from '../../bindings/useCommand.js'
import { usePartState } from '../../bindings/usePartState.js'
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

/** Starts the form to buy with, anew for each account and network, and returns it as it is. */
export function useBuyForm(): BuyForm {
  const { run, error } = useCommand(startOnramp)
  const form = usePartState(onrampPart)
  const { address, network, networkId } = usePorticoState(({ activeNamespace, namespaces, networks }) => {
    const { address, networkId } = namespaces[activeNamespace] ?? {}
    return { address, networkId, network: networks.find(({ caipNetworkId }) => caipNetworkId === networkId) }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form belongs to the account and its network.
  useEffect(() => void run(), [run, address, networkId])
  return { form, network, address, error: address === undefined ? undefined : error, restart: () => void run() }
}
