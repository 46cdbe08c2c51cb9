import { getPart } from '@portico/controllers/internal'
import { routerPart } from '@portico/controllers/ui'
import { useCallback, useEffect, useState } from 'react'
import { usePartState } from '../../../bindings/usePartState.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { type AllWalletsState, allWalletsPart, allWalletsStart } from '../../../parts/catalogue/allWalletsPart.js'

export type UseAllWalletsStateReturnType = {
  readonly state: Readonly<Omit<AllWalletsState, 'routeKey'>>
  /** Whether this route was shown before. */
  readonly isReturn: boolean
  readonly change: (changes: Partial<Omit<AllWalletsState, 'routeKey'>>) => void
}

/** Returns what the user has set since this route was first shown, and a function to change it. */
export function useAllWalletsState(): UseAllWalletsStateReturnType {
  const portico = usePorticoInstance()
  const { routeKey: owner, ...kept } = usePartState(allWalletsPart)
  const [routeKey] = useState(() => getPart(portico, routerPart).history.at(-1)?.key)
  const isOwn = routeKey !== undefined && owner === routeKey
  const [isReturn] = useState(isOwn)
  const change = useCallback<UseAllWalletsStateReturnType['change']>(
    (changes) => {
      const state = getPart(portico, allWalletsPart)
      Object.assign(state, state.routeKey === routeKey ? {} : { ...allWalletsStart, routeKey }, changes)
    },
    [portico, routeKey],
  )
  // Stores the state for this route, so that coming back to it is recognised even if nothing was changed.
  useEffect(() => change({}), [change])
  return { state: isOwn ? kept : allWalletsStart, isReturn, change }
}
