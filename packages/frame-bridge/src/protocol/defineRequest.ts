import type { ZodMiniType } from 'zod/mini'

export type RequestDefinition = {
  /** Payload of the request. */
  readonly request: ZodMiniType
  /** Payload of the `_SUCCESS` reply. */
  readonly reply: ZodMiniType
  /** Timeout of the reply in milliseconds, `undefined` if a user has to act. */
  readonly timeoutMs: number | undefined
  /** Whether it is only sent some time after READY, and fails without READY. */
  readonly waitsForReady: boolean
  /** Whether it is a background request, whose failure causes no alert. */
  readonly isBackground: boolean
  /** Whether the frame is told when the app waits for it no more. A request that needs approval is so in any case. */
  readonly isCalledOff: boolean
}

/** Defines a request with the usual defaults: it waits for readiness and is not in the background. */
export function defineRequest<request extends ZodMiniType, reply extends ZodMiniType>(definition: {
  readonly request: request
  readonly reply: reply
  readonly timeoutMs?: number
  readonly waitsForReady?: boolean
  readonly isBackground?: boolean
  readonly isCalledOff?: boolean
}) {
  return {
    request: definition.request,
    reply: definition.reply,
    timeoutMs: definition.timeoutMs,
    waitsForReady: definition.waitsForReady ?? true,
    isBackground: definition.isBackground ?? false,
    isCalledOff: definition.isCalledOff ?? false,
  } satisfies RequestDefinition
}
