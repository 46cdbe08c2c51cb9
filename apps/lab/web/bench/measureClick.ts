/** How long something took, in milliseconds. */
export type Measure = {
  /** From the click to the end of the first frame that shows the result, in milliseconds. */
  readonly ms: number
  /** Longest task between the click and half a second after that frame. 0 if none took over 50 ms. */
  readonly longestTaskMs: number
}

const settleMs = 500
const giveUpMs = 20_000

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}

/** Resolves once the current frame has been painted. */
async function painted(): Promise<void> {
  await nextFrame()
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/**
 * Clicks and measures until the result is painted.
 *
 * @param isOpen Returns whether the result is open. Called within the measured time, so it must be cheap.
 * @param isComplete Returns whether a painted frame shows everything. Called after that frame's time was taken.
 */
export async function measureClick(
  button: HTMLElement,
  isOpen: () => boolean,
  isComplete: () => boolean,
): Promise<Measure> {
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  // Click at a random moment between two frames, as users do, so that the frame rate does not distort the time.
  await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 17))
  const start = performance.now()
  button.click()
  // React renders the result of a click before other tasks run.
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  while (!isOpen() && performance.now() - start < giveUpMs) await nextFrame()
  let ms = 0
  do {
    if (performance.now() - start > giveUpMs) throw new Error(`Not all of it was there after ${giveUpMs} ms`)
    await painted()
    ms = performance.now() - start
  } while (!isComplete())
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  observer.disconnect()
  return { ms, longestTaskMs: Math.max(0, ...tasks) }
}
