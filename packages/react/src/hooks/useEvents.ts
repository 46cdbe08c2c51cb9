import type { EventMap } from '@portico/controllers'
import { useEffect, useRef } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/**
 * Listens to one kind of event of the instance while the component is there. The latest listener is called.
 *
 * @param name The event.
 * @param listener Called in the same task as the change.
 * @example
 * useEvents('connect', ({ address }) => track('connected', address))
 */
export function useEvents<name extends keyof EventMap>(name: name, listener: (event: EventMap[name]) => void): void {
  const portico = usePorticoInstance()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => portico.on(name, (event) => latest.current(event)), [portico, name])
}
