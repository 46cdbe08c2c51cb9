import type { WalletHost } from '@portico/frame-bridge/host'
import type { FrameContext } from './FrameContext.js'

/** Forgets a request whose outcome the app knows, also on the server, which remembers it for a frame without storage. */
export function forgetSent({ ask, sendings }: Pick<FrameContext, 'ask' | 'sendings'>, request: string): void {
  sendings.remove(request)
  // At worst the app is told once more.
  if (!sendings.isKept) ask('/api/told', { request }, { isLasting: true }).catch(() => undefined)
}

type Frame = Pick<FrameContext, 'ask' | 'sendings'>
type Host = Pick<WalletHost, 'sendTransactionSent'>

/** How long to wait for a server that was slow when the page was closed; after that nothing was sent. */
const mostMs = 60_000
const pauseMs = 1_000
const longestPauseMs = 16_000

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function tell(frame: Frame, host: Host, request: string): Promise<boolean> {
  const { chainId, hashes } = await frame.ask('/api/sent', { request }).catch(() => ({ chainId: null, hashes: [] }))
  return chainId !== null && hashes.length > 0 && hashes.every((hash) => host.sendTransactionSent({ chainId, hash }))
}

/** Asks the server, which may get what the previous page sent only now, and know the session only later. */
async function tellRemembered(frame: Frame, host: Host): Promise<void> {
  const began = performance.now()
  for (let pause = pauseMs; performance.now() - began < mostMs; pause = Math.min(pause * 2, longestPauseMs)) {
    const { requests } = await frame.ask('/api/untold').catch(() => ({ requests: [] }))
    for (const request of requests)
      if (!frame.sendings.isOwn(request) && (await tell(frame, host, request))) forgetSent(frame, request)
    await sleep(pause)
  }
}

/**
 * Tells the app, once it is connected, what was sent for requests of a previous page.
 *
 * @param host The way to the app.
 */
export async function tellSent(frame: Frame, host: Host): Promise<void> {
  const { sendings } = frame
  if (!sendings.isKept) return tellRemembered(frame, host)
  const began = performance.now()
  const left = new Set(sendings.list())
  while (left.size > 0) {
    for (const request of left) {
      if (!(await tell(frame, host, request)) && performance.now() - began < mostMs) continue
      left.delete(request)
      forgetSent(frame, request)
    }
    if (left.size > 0) await sleep(pauseMs)
  }
}
