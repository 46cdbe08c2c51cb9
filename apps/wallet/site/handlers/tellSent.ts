import type { WalletHost } from '@portico/frame-bridge/host'
import type { FrameContext } from './FrameContext.js'

/** Forgets a request whose result the app knows, also on the server, which stores it for frames without storage. */
export function forgetSent({ ask, sendings }: Pick<FrameContext, 'ask' | 'sendings'>, request: string): void {
  sendings.remove(request)
  // If this fails, the app is told a second time.
  if (!sendings.isKept) ask('/api/told', { request }, { isLasting: true }).catch(() => undefined)
}

type Frame = Pick<FrameContext, 'ask' | 'sendings'>
type Host = Pick<WalletHost, 'sendTransactionSent'>

/** A server that was slow when the page was closed has got a request by then, or never will. */
const settledMs = 60_000
/** How long a page asks a server that does not answer, or waits for the app; the next page goes on. */
const mostMs = 60 * 60_000
const pauseMs = 1_000
const longestPauseMs = 16_000

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** `open`: the server said nothing, or the app is not connected. */
async function tell(frame: Frame, host: Host, request: string): Promise<'told' | 'nothing' | 'open'> {
  const answer = await frame.ask('/api/sent', { request }).catch(() => undefined)
  if (!answer) return 'open'
  const { chainId, hashes } = answer
  if (chainId === null || hashes.length === 0) return 'nothing'
  return hashes.every((hash) => host.sendTransactionSent({ chainId, hash })) ? 'told' : 'open'
}

/** Tells what the server remembers, which may know the session only later. Returns whether anything is left to tell. */
async function tellRemembered(frame: Frame, host: Host): Promise<boolean> {
  const answer = await frame.ask('/api/untold', {}).catch(() => undefined)
  if (!answer) return true
  let isLeft = false
  for (const request of answer.requests) {
    if (frame.sendings.isOwn(request)) continue
    const outcome = await tell(frame, host, request)
    if (outcome === 'told') forgetSent(frame, request)
    if (outcome === 'open') isLeft = true
  }
  return isLeft
}

/** Tells what the page before left. What the server still knows nothing of, once it `isSettled`, was not sent. */
async function tellKept(frame: Frame, host: Host, left: Set<string>, isSettled: boolean): Promise<boolean> {
  for (const request of left) {
    const outcome = await tell(frame, host, request)
    if (outcome === 'open' || (outcome === 'nothing' && !isSettled)) continue
    left.delete(request)
    forgetSent(frame, request)
  }
  return left.size > 0
}

/**
 * Tells the app, once it is connected, what was sent for requests of a previous page. An id is given up for the server's
 * word alone: while it does not answer, or the app is not there, nobody knows.
 *
 * @param host Connection to the app.
 */
export async function tellSent(frame: Frame, host: Host): Promise<void> {
  const { isKept, list } = frame.sendings
  const left = new Set(isKept ? list() : [])
  const began = performance.now()
  for (let pause = pauseMs; performance.now() - began < mostMs; ) {
    const isSettled = performance.now() - began >= settledMs
    const isLeft = isKept ? await tellKept(frame, host, left, isSettled) : await tellRemembered(frame, host)
    if (!isLeft && (isKept || isSettled)) return
    await sleep(pause)
    if (!isKept || isSettled) pause = Math.min(pause * 2, longestPauseMs)
  }
}
