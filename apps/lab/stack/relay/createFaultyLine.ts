/**
 * Holds frames back for a while; their order stays.
 *
 * @param receive Takes each frame in the end.
 * @param getDelayMs Gives the delay of this moment, in milliseconds.
 */
export function createFaultyLine(parameters: { receive: (text: string) => void; getDelayMs: () => number }) {
  const { receive, getDelayMs } = parameters
  const waiting: { readonly text: string; readonly dueAt: number }[] = []
  let timer: NodeJS.Timeout | undefined

  // One timer at a time: a frame never overtakes another, even when the delay was made shorter.
  function next(): void {
    const [first] = waiting
    timer =
      first &&
      setTimeout(() => {
        waiting.shift()
        receive(first.text)
        next()
      }, first.dueAt - performance.now())
  }

  return {
    receive(text: string): void {
      const delayMs = getDelayMs()
      if (delayMs <= 0 && !timer) receive(text)
      else waiting.push({ text, dueAt: performance.now() + delayMs })
      if (!timer) next()
    },
    end(): void {
      clearTimeout(timer)
      waiting.length = 0
    },
  }
}
