import { getPart, routerPart } from '@portico/controllers/internal'
import { useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { type AllWalletsMemory, allWalletsPart } from '../../../parts/catalogue/allWalletsPart.js'
import { gridStart } from '../../../parts/catalogue/GridPlace.js'

/** Returns what the person had set when this very route was on top before; for a new route, how the view begins. */
export function useAllWalletsMemory(): { readonly memory: AllWalletsMemory; readonly isReturn: boolean } {
  const portico = usePorticoInstance()
  const [opened] = useState(() => {
    const memory = getPart(portico, allWalletsPart)
    const routeKey = getPart(portico, routerPart).history.at(-1)?.key
    const isReturn = routeKey !== undefined && memory.routeKey === routeKey
    if (!isReturn) Object.assign(memory, { routeKey, query: '', isCertified: false, listKey: '', place: gridStart })
    return { memory, isReturn }
  })
  return opened
}
