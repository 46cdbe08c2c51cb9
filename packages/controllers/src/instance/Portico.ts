import type { Internals } from './Internals.js'
import type { PorticoState } from './PorticoState.js'
import type { EventMap } from './state/EventMap.js'

/** Key of an instance's internals. For Portico's own packages; their shape may change in any release. */
export const internals: unique symbol = Symbol.for('@portico/internals') as never

/** An instance. Commands such as `connect(portico, …)` work on it. */
export type Portico = {
  readonly id: string
  /**
   * Starts the instance in a browser: reads storage, watches for wallets and restores an earlier connection without a
   * prompt. Calling it again does nothing. Throws `instance/duplicate-id` if another started instance has the same id.
   */
  start(): void
  /** Ends every timer, listener, channel and request of the instance and removes its dialog. */
  destroy(): void
  /** Returns the current state; the same object until something changes. */
  getState(): PorticoState
  /** Calls back when the selected part of the state changes (compared by `Object.is`). Returns the unsubscribe. */
  subscribe<part>(selector: (state: PorticoState) => part, callback: (part: part, previous: part) => void): () => void
  /** Listens to one kind of event. Returns the unsubscribe. */
  on<name extends keyof EventMap>(name: name, listener: (event: EventMap[name]) => void): () => void
  readonly [internals]: Internals
}
