import type { PayState } from '@portico/controllers'
import { payPart } from '@portico/controllers/ui'
import type { Network } from '@portico/core'
import type { Snapshot } from 'valtio/vanilla'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

type PayForm = {
  readonly form: Snapshot<PayState>
  /** The network of the payment, else of the form. */
  readonly network: Network | undefined
}

/** Returns the form to pay from an exchange as it is, with the network it is about. */
export function usePayForm(): PayForm {
  const form = usePartState(payPart)
  const { networkId } = form.payment?.asset ?? form.asset ?? {}
  const network = usePorticoState(({ networks }) => networks.find(({ caipNetworkId }) => caipNetworkId === networkId))
  return { form, network }
}
