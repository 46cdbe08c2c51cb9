/** The parts of the wallet's window that are used. */
export type EmbeddedWindow = {
  readonly parent: unknown
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

/**
 * Finds the origin of the page that holds a frame: the first of `location.ancestorOrigins`, and where a browser has
 * none, the referrer's. The result may be `'null'`, as of a sandboxed page.
 *
 * @param window The frame's window.
 * @returns `undefined` when the window is no frame or its embedder hides who it is.
 */
export function findEmbedderOrigin(window: EmbeddedWindow): string | undefined {
  if (window.parent === window) return undefined
  const { ancestorOrigins } = window.location
  if (ancestorOrigins) return ancestorOrigins[0]
  try {
    return new URL(window.document.referrer).origin
  } catch {
    return undefined
  }
}
