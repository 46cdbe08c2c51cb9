/** A typed event emitter; a listener that throws does not stop the others. */
export type Emitter<events extends Record<string, unknown>> = {
  on<name extends keyof events>(name: name, listener: (payload: events[name]) => void): () => void
  emit<name extends keyof events>(name: name, payload: events[name]): void
  /** Removes every listener. */
  clear(): void
  /** Number of listeners. */
  count(): number
}

/** Options of `createEmitter`. */
export type CreateEmitterOptions = {
  /** Called with errors that listeners throw. By default they are rethrown in a separate task. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/**
 * Creates a typed event emitter. Listeners run in the order they were added; one that is removed during an event is not
 * called any more, one that is added is called from the next event on.
 */
export function createEmitter<events extends Record<string, unknown>>({
  onError = rethrowLater,
}: CreateEmitterOptions = {}): Emitter<events> {
  const entries = new Set<{ readonly name: keyof events; readonly listener: (payload: never) => void }>()
  return {
    on(name, listener) {
      const entry = { name, listener }
      entries.add(entry)
      return () => void entries.delete(entry)
    },
    emit(name, payload) {
      for (const entry of [...entries]) {
        if (entry.name !== name || !entries.has(entry)) continue
        try {
          // `on` ties the listener's payload to the name, and the names are equal.
          entry.listener(payload as never)
        } catch (error) {
          onError(error)
        }
      }
    },
    clear: () => entries.clear(),
    count: () => entries.size,
  }
}

function rethrowLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
