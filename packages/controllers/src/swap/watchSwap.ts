import { snapshot, subscribe } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { quoteSwap, refreshMs } from './quoteSwap.js'
import { reviewSwap } from './reviewSwap.js'
import type { SwapState } from './SwapState.js'
import { swapPart } from './swapPart.js'
import { swapWorkPart } from './swapWorkPart.js'

/** Number of subscribers, and the function that stops refreshing the quote. */
type SwapWatchers = { count: number; stop: () => void }

const watchersPart = definePart<SwapWatchers>({
  key: 'swapWatchers',
  create: () => ({ count: 0, stop: () => {} }),
  dispose: ({ stop }) => stop(),
})

/**
 * Follows the swap that is being prepared or sent. Meanwhile its quote is renewed every 10 s; once it is reviewed, all
 * that was reviewed is.
 *
 * @param portico The instance.
 * @param callback Called with an immutable copy now and after each change.
 * @returns The unsubscribe.
 */
export function watchSwap(portico: Portico, callback: (state: Readonly<SwapState>) => void): () => void {
  const state = getPart(portico, swapPart)
  const watchers = getPart(portico, watchersPart)
  // A snapshot has the type of the state; it is only frozen.
  const report = () => callback(snapshot(state) as Readonly<SwapState>)
  report()
  const unsubscribe = subscribe(state, report)
  watchers.count++
  if (watchers.count === 1) watchers.stop = keepFresh(portico)
  let isFollowed = true
  return () => {
    unsubscribe()
    if (!isFollowed) return
    isFollowed = false
    watchers.count--
    if (watchers.count === 0) watchers.stop()
  }
}

/** Refreshes the quote whenever it is due. Returns the function that stops this. */
function keepFresh(portico: Portico): () => void {
  const { clock } = portico[internals]
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  let isStopped = false
  let cancel = () => {}
  const wait = () => {
    const due = Math.max(work.renewAt, work.notBefore) - clock.now()
    cancel = clock.setTimeout(tick, due > 0 ? due : refreshMs)
  }
  const tick = async () => {
    const isDue = Math.max(work.renewAt, work.notBefore) <= clock.now()
    const isBusy = state.quote.status === 'loading' || state.review.status === 'loading'
    if (isDue && !isBusy && state.phase === 'draft') {
      // The state shows failures.
      await (state.review.status === 'ready' ? reviewSwap : quoteSwap)(portico).catch(() => {})
    }
    if (!isStopped) wait()
  }
  wait()
  return () => {
    isStopped = true
    cancel()
  }
}
