import { closeModal, switchNetwork } from '@portico/controllers'
import { mustSwitchNetwork } from '@portico/controllers/ui'
import type { CaipNetworkId } from '@portico/core'
import { useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'

export type RowSwitch =
  | { readonly networkId: CaipNetworkId; readonly status: 'busy' }
  | { readonly networkId: CaipNetworkId; readonly status: 'failed'; readonly error: unknown }

/**
 * Asks the wallet to switch to the network of one row at a time; a click on another row, or leaving the view, cancels
 * the request.
 */
export function useRowSwitch(): [RowSwitch | undefined, (networkId: CaipNetworkId) => Promise<void>] {
  const portico = usePorticoInstance()
  const [state, setState] = useState<RowSwitch>()
  const pending = useRef<AbortController>(undefined)
  useEffect(() => () => pending.current?.abort(), [])

  const choose = async (networkId: CaipNetworkId) => {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    const { signal } = controller
    setState({ networkId, status: 'busy' })
    try {
      await switchNetwork(portico, { networkId, signal })
      if (signal.aborted) return
      setState(undefined)
      if (!mustSwitchNetwork(portico)) closeModal(portico, { reason: 'done' })
    } catch (error) {
      if (!signal.aborted) setState({ networkId, status: 'failed', error })
    }
  }
  return [state, choose]
}
