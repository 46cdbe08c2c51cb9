import type { ZodMiniType } from 'zod/mini'

export type RequestDefinition = {
  /** Payload the app sends. */
  readonly request: ZodMiniType
  /** Payload of the `_SUCCESS` reply. */
  readonly reply: ZodMiniType
  /** How long the reply is waited for, in milliseconds; `undefined` where a person takes their time. */
  readonly timeoutMs: number | undefined
  /** Whether it is sent only once the frame had its time after READY, and fails when READY does not come. */
  readonly waitsForReady: boolean
  /** Whether nobody waits for it, so that its failure alerts nobody. */
  readonly isBackground: boolean
}

/** Fills in what most requests have in common: they wait for readiness and somebody waits for them. */
export function defineRequest<request extends ZodMiniType, reply extends ZodMiniType>(definition: {
  readonly request: request
  readonly reply: reply
  readonly timeoutMs?: number
  readonly waitsForReady?: boolean
  readonly isBackground?: boolean
}) {
  return {
    request: definition.request,
    reply: definition.reply,
    timeoutMs: definition.timeoutMs,
    waitsForReady: definition.waitsForReady ?? true,
    isBackground: definition.isBackground ?? false,
  } satisfies RequestDefinition
}
