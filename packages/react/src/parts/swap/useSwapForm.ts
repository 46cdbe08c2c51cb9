import type { SwapState } from '@portico/controllers'
import { swapPart } from '@portico/controllers/ui'
import type { Network } from '@portico/core'
import type { Snapshot } from 'valtio/vanilla'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

export type SwapForm = {
  readonly form: Snapshot<SwapState>
  /** The form's network. */
  readonly network: Network | undefined
}

/** Returns the swap form as it is, with its network. */
export function useSwapForm(): SwapForm {
  const form = usePartState(swapPart)
  const network = usePorticoState(({ networks }) =>
    networks.find(({ caipNetworkId }) => caipNetworkId === form.networkId),
  )
  return { form, network }
}
