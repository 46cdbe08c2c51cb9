import { type Feature, getFeature } from '@portico/controllers/internal'
import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla'
import { usePorticoInstance } from './usePorticoInstance.js'

/**
 * Returns an immutable snapshot of a feature's state and renders again when it changes. Changes are seen at once, so
 * that controlled inputs keep their caret.
 *
 * @param feature A feature whose value is a valtio proxy.
 */
export function useFeatureState<state extends object>(feature: Feature<state>): Snapshot<state> {
  const state = getFeature(usePorticoInstance(), feature)
  const listen = useCallback((notify: () => void) => subscribe(state, notify, true), [state])
  const read = () => snapshot(state)
  return useSyncExternalStore(listen, read, read)
}
