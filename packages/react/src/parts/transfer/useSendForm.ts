import type { SendState } from '@portico/controllers'
import { sendPart } from '@portico/controllers/ui'
import type { Network } from '@portico/core'
import type { Snapshot } from 'valtio/vanilla'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

export type SendForm = {
  readonly form: Snapshot<SendState>
  /** The form's network. */
  readonly network: Network | undefined
}

/** Returns the send form as it is, with its network. */
export function useSendForm(): SendForm {
  const form = usePartState(sendPart)
  const network = usePorticoState(({ networks }) =>
    networks.find(({ caipNetworkId }) => caipNetworkId === form.networkId),
  )
  return { form, network }
}
