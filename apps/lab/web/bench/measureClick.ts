/** How long something took, in milliseconds. */
export type Measure = {
  /** From the click to the end of the first frame that shows what was asked for. */
  readonly ms: number
  /** Longest task from the click until half a second after that frame; 0 when none was over 50 ms. */
  readonly longestTaskMs: number
}

const settleMs = 500
const giveUpMs = 20_000

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}

/** Resolves once the frame that is being drawn is painted. */
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
 * Clicks and measures until something is painted.
 *
 * @param isOpen Says whether what was asked for is open; asked within the measured time, so it must cost next to nothing.
 * @param isComplete Says whether a painted frame shows all of it; asked when that frame's time has been taken.
 */
export async function measureClick(
  button: HTMLElement,
  isOpen: () => boolean,
  isComplete: () => boolean,
): Promise<Measure> {
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  // Anywhere between two frames, as a person clicks; a click in step with the frames would be timed by them.
  await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 17))
  const start = performance.now()
  button.click()
  // React draws what a click asks for before anything else runs.
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
