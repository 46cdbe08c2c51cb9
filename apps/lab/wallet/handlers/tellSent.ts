import type { WalletHost } from '@portico/frame-bridge/host'
import type { FrameContext } from './FrameContext.js'

/** How long to wait for a server that was slow when the page was closed; after that nothing was sent. */
const mostMs = 60_000
const pauseMs = 1_000

/**
 * Tells the app, once it is connected, what was sent for requests of a previous page.
 *
 * @param host The way to the app.
 */
export async function tellSent(
  { ask, sendings }: Pick<FrameContext, 'ask' | 'sendings'>,
  host: Pick<WalletHost, 'sendTransactionSent'>,
): Promise<void> {
  const began = performance.now()
  const left = new Set(sendings.list())
  while (left.size > 0) {
    for (const request of left) {
      const { chainId, hashes } = await ask('/api/sent', { request }).catch(() => ({ chainId: null, hashes: [] }))
      const isTold =
        chainId !== null && hashes.length > 0 && hashes.every((hash) => host.sendTransactionSent({ chainId, hash }))
      if (!isTold && performance.now() - began < mostMs) continue
      left.delete(request)
      sendings.remove(request)
    }
    if (left.size > 0) await new Promise((done) => setTimeout(done, pauseMs))
  }
}
