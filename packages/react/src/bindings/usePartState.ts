import { getPart, type Part } from '@portico/controllers/internal'
import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'
import { usePorticoInstance } from './usePorticoInstance.js'

/**
 * Returns an immutable snapshot of a part's state and renders again when it changes. Changes are seen at once, so
 * that controlled inputs keep their caret.
 *
 * @param part A part whose value is a valtio proxy.
 */
export function usePartState<state extends object>(part: Part<state>): Snapshot<state> {
  const state = getPart(usePorticoInstance(), part)
  const listen = useCallback((notify: () => void) => subscribe(state, notify, true), [state])
  const read = () => snapshot(state)
  return useSyncExternalStore(listen, read, read)
}
