/** A typed event emitter; a listener that throws does not stop the others. */
export type Emitter<events extends Record<string, unknown>> = {
  on<name extends keyof events>(name: name, listener: (payload: events[name]) => void): () => void
  emit<name extends keyof events>(name: name, payload: events[name]): void
  /** Removes every listener. */
  clear(): void
  /** Number of listeners. */
  count(): number
}
