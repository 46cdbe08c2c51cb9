/** Distinguishes the documents that a frame shows one after another. */
export type DocumentWatch = {
  /** Call when a document sends READY. */
  ready(): void
  /** Call when a document has loaded. Returns whether it has not sent READY yet. */
  load(): boolean
  /** Call when the frame has lost its document. */
  reset(): void
}

/**
 * Creates the watch of one frame. A document may say READY before or after it has finished loading, and one that is
 * shown instead of it (another page, the browser's error page) says nothing at all but finishes loading.
 */
export function createDocumentWatch(): DocumentWatch {
  // `owed`: the loaded document has not sent READY yet. `isEarly`: one that has not finished loading has sent it.
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
