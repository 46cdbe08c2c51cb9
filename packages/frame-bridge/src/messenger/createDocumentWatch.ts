/** Tells apart the documents a frame shows one after another. */
export type DocumentWatch = {
  /** A document said READY. */
  ready(): void
  /** A document finished loading. Returns whether it is one that did not say READY so far. */
  load(): boolean
  /** The frame has no document any more. */
  reset(): void
}

/**
 * Makes the watch of one frame. A document may say READY before or after it has finished loading, and one that is
 * shown instead of it (another page, the browser's error page) says nothing at all but finishes loading.
 */
export function createDocumentWatch(): DocumentWatch {
  // `owed`: the loaded document is yet to say READY. `isEarly`: one that is yet to finish loading has said it.
  const state = { owed: false, isEarly: false }
  return {
    ready() {
      if (state.owed) state.owed = false
      else state.isEarly = true
    },
    load() {
      state.owed = !state.isEarly
      state.isEarly = false
      return state.owed
    },
    reset() {
      state.owed = false
      state.isEarly = false
    },
  }
}
