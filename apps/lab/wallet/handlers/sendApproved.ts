import { ApiFailure } from '../client/ApiFailure.js'
import type { WalletApi } from '../client/WalletApi.js'
import type { FrameContext } from './FrameContext.js'
import { refuse } from './refuse.js'
import { forgetSent } from './tellSent.js'

/** As long as the server retries. Nothing is sent later. */
const mostMs = 10 * 60_000
const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** Errors after which it is unknown whether the server has received the request. */
const unclear: readonly string[] = ['network', 'server']

/**
 * Sends what was approved through the server. Retries without an answer, which is safe: the server recognises the same
 * transactions and sends them once.
 *
 * @throws ApiFailure If nothing was sent.
 */
export async function sendApproved<path extends '/api/send' | '/api/solana/send'>(
  frame: Pick<FrameContext, 'ask' | 'sendings'>,
  path: path,
  body: Readonly<Record<string, unknown>>,
): Promise<WalletApi[path]> {
  const began = performance.now()
  // If the page is closed before the answer arrives, the next page asks for the result by this id.
  const { ask, sendings } = frame
  const request = sendings.add()
  const isForgotten = !sendings.isKept
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      const answer = await ask(path, { ...body, request, isForgotten }, { isLasting: true })
      forgetSent(frame, request)
      return answer
    } catch (error) {
      if (!(error instanceof ApiFailure) || !unclear.includes(error.code)) {
        forgetSent(frame, request)
        throw error
      }
    }
    if (performance.now() - began > mostMs)
      refuse('It is not known whether this was sent. Look at your account before you send it again')
    await new Promise((done) => setTimeout(done, pauseMs))
  }
}
