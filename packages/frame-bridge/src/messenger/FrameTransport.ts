/** A message from the frame's window and origin. Its content is not validated. */
export type FrameMessage = { readonly data: unknown; readonly ports: readonly MessagePort[] }

/** Events of a transport. */
export type FrameTransportEvents = {
  readonly message: FrameMessage
  /** A document finished loading in the frame: the first, or one that replaced it. */
  readonly load: undefined
  /** The frame was removed from the page. */
  readonly gone: undefined
  /** The browser could not load the frame. */
  readonly failed: undefined
  /** A window message came from another window or origin. */
  readonly dropped: 'origin' | 'source'
}

/** Sends and receives messages of the frame's window. */
export type FrameTransport = {
  /** Whether there is a window to post to. */
  isAttached(): boolean
  /** Posts to the frame's window, which takes it only while it shows the frame's exact origin. Throws `frame/not-set`. */
  post(message: unknown, transfer?: readonly Transferable[]): void
  on<name extends keyof FrameTransportEvents>(
    name: name,
    listener: (payload: FrameTransportEvents[name]) => void,
  ): () => void
  /** Reloads the frame. */
  restart(): void
  /** Stops listening and removes the frame from the page. */
  destroy(): void
}
