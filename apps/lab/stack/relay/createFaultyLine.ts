/**
 * Delays frames and keeps their order.
 *
 * @param receive Called with each frame after its delay.
 * @param getDelayMs Returns the current delay, in milliseconds.
 */
export function createFaultyLine(parameters: { receive: (text: string) => void; getDelayMs: () => number }) {
  const { receive, getDelayMs } = parameters
  const waiting: { readonly text: string; readonly dueAt: number }[] = []
  let timer: NodeJS.Timeout | undefined

  // One timer at a time, so that no frame overtakes another even if the delay becomes shorter.
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
