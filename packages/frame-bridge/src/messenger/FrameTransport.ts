/** A message that came from the frame's own window and origin. Nothing else of it is checked. */
export type FrameMessage = { readonly data: unknown; readonly ports: readonly MessagePort[] }

/** What a transport tells of. */
export type FrameTransportEvents = {
  readonly message: FrameMessage
  /** A document finished loading in the frame: the first, or one that took its place. */
  readonly load: undefined
  /** The frame left the page, and its document with it. */
  readonly gone: undefined
  /** The browser could not load the frame. */
  readonly failed: undefined
  /** A window message came from another window or origin. */
  readonly dropped: 'origin' | 'source'
}

/** The way to the frame's window and back. */
export type FrameTransport = {
  /** Whether there is a window to post to. */
  isAttached(): boolean
  /** Posts to the frame's window, which takes it only while it shows the frame's exact origin. Throws `frame/not-set`. */
  post(message: unknown, transfer?: readonly Transferable[]): void
  on<name extends keyof FrameTransportEvents>(
    name: name,
    listener: (payload: FrameTransportEvents[name]) => void,
  ): () => void
  /** Loads the frame anew. */
  restart(): void
  /** Stops listening and takes the frame out of the page. */
  destroy(): void
}
