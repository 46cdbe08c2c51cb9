import { closeModal, switchNetwork } from '@portico/controllers'
import { mustSwitchNetwork } from '@portico/controllers/ui'
import type { CaipNetworkId } from '@portico/core'
import { useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'

export type RowSwitch =
  | { readonly network: CaipNetworkId; readonly status: 'busy' }
  | { readonly network: CaipNetworkId; readonly status: 'failed'; readonly error: unknown }

/**
 * Asks the wallet to move to the network of one row at a time; a click on another row withdraws the request before.
 * Leaving the view withdraws it too.
 */
export function useRowSwitch(): [RowSwitch | undefined, (network: CaipNetworkId) => Promise<void>] {
  const portico = usePorticoInstance()
  const [state, setState] = useState<RowSwitch>()
  const pending = useRef<AbortController>(undefined)
  useEffect(() => () => pending.current?.abort(), [])

  const choose = async (network: CaipNetworkId) => {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    const { signal } = controller
    setState({ network, status: 'busy' })
    try {
      await switchNetwork(portico, { network, signal })
      if (signal.aborted) return
      setState(undefined)
      if (!mustSwitchNetwork(portico)) closeModal(portico, { reason: 'done' })
    } catch (error) {
      if (!signal.aborted) setState({ network, status: 'failed', error })
    }
  }
  return [state, choose]
}
