/** How a scripted frame handles a request. */
export type ScriptedReply =
  /** Payload of the `_SUCCESS` reply. */
  | { readonly reply: unknown }
  /** Message of the `_ERROR` reply. A payload of another shape is sent unchanged. */
  | { readonly error: unknown }
  /** Never answers. */
  | { readonly isSilent: true }
  /** Posts this instead of a reply. */
  | { readonly post: unknown }

/** Answer of a scripted frame, with its delay. */
export type ScriptedAnswer = ScriptedReply & {
  /** Delay of the answer, in milliseconds. Default: 0. */
  readonly delayMs?: number
  /** Id of the answer, if not the request's. */
  readonly id?: unknown
}

/** A request as the app sent it. */
export type ScriptedRequest = { readonly name: string; readonly id: string | undefined; readonly payload: unknown }

/** One answer for all requests with a name, a list whose last answer is repeated, or a function. */
export type Script =
  | ScriptedAnswer
  | readonly ScriptedAnswer[]
  | ((request: ScriptedRequest) => ScriptedAnswer | Promise<ScriptedAnswer>)
