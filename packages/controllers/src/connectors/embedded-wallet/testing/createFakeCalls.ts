import { type FrameClient, frameErrors } from '@portico/frame-bridge'

/** Methods of the client that answer later. */
export type FakeFrameMethod = {
  [name in keyof FrameClient]-?: ReturnType<NonNullable<FrameClient[name]>> extends Promise<unknown> ? name : never
}[keyof FrameClient]

/** A call that a fake frame client received. */
export type FakeFrameCall = { readonly name: FakeFrameMethod; readonly payload: unknown }

/** Options of a call. */
export type FakeCallOptions = {
  readonly signal?: AbortSignal | undefined
  readonly onLate?: ((answer: Promise<never>) => void) | undefined
}

type Waiting = { readonly name: FakeFrameMethod; readonly payload: unknown; settle(answer: unknown): void }

/**
 * Records the calls of a fake frame client and ends each with the answer of its method.
 *
 * @param answers How each method ends: with a value, an error (an instance of `Error`), or `hang` until `settle`.
 */
export function createFakeCalls(answers: Partial<Record<FakeFrameMethod, unknown>>) {
  const calls: FakeFrameCall[] = []
  const waiting: Waiting[] = []
  return {
    calls,
    call(name: FakeFrameMethod, payload?: unknown, { signal, onLate }: FakeCallOptions = {}) {
      calls.push({ name, payload })
      return new Promise<unknown>((resolve, reject) => {
        const settle = (answer: unknown) => (answer instanceof Error ? reject(answer) : resolve(answer))
        if (answers[name] !== 'hang') return settle(answers[name])
        const entry = { name, payload, settle }
        waiting.push(entry)
        const abort = () => {
          settle(frameErrors(name === 'request' ? 'frame/rpc-aborted' : 'frame/aborted'))
          onLate?.(
            new Promise((answered, failed) => {
              // The test chooses the answer, so no type can be promised.
              entry.settle = (answer) => (answer instanceof Error ? failed(answer) : answered(answer as never))
            }),
          )
        }
        if (signal?.aborted) abort()
        signal?.addEventListener('abort', abort)
      })
    },
    /** Ends the oldest call of a method that hangs, or the oldest with the payload that is meant. */
    settle(name: FakeFrameMethod, answer: unknown, isMeant = (_payload: unknown) => true) {
      const at = waiting.findIndex((entry) => entry.name === name && isMeant(entry.payload))
      for (const entry of at < 0 ? [] : waiting.splice(at, 1)) entry.settle(answer)
    },
    setAnswer(name: FakeFrameMethod, answer: unknown) {
      answers[name] = answer
    },
  }
}
