/** What a scripted frame does with a request. */
export type ScriptedReply =
  /** Payload of the `_SUCCESS` reply. */
  | { readonly reply: unknown }
  /** Text of the `_ERROR` reply; a payload of any other shape is sent as it is. */
  | { readonly error: unknown }
  /** Never answers. */
  | { readonly isSilent: true }
  /** Posts this instead of a reply. */
  | { readonly post: unknown }

/** What a scripted frame answers, and when. */
export type ScriptedAnswer = ScriptedReply & {
  /** How long the answer takes, in milliseconds. Default none. */
  readonly delayMs?: number
  /** Id to answer with instead of the request's. */
  readonly id?: unknown
}

/** A request as the app sent it. */
export type ScriptedRequest = { readonly name: string; readonly id: string | undefined; readonly payload: unknown }

/** One answer for all requests of a name, answers in order of which the last is repeated, or a function. */
export type Script =
  | ScriptedAnswer
  | readonly ScriptedAnswer[]
  | ((request: ScriptedRequest) => ScriptedAnswer | Promise<ScriptedAnswer>)
