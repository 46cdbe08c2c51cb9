import { hostErrors } from '@portico/frame-bridge/host'
import { ApiFailure } from '../client/ApiFailure.js'
import type { WalletApi } from '../client/WalletApi.js'
import type { FrameContext } from './FrameContext.js'
import { forgetSent } from './tellSent.js'

/** As long as the server retries. Nothing is sent later. */
const mostMs = 10 * 60_000
const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** Errors after which it is unknown whether the server has received the request. */
const unclear: readonly string[] = ['network', 'server']
/** The server's word that none of these very transactions was sent, whatever became of earlier attempts. */
const refused = 'chain/refused'

/**
 * Sends what was approved through the server. Retries without an answer, which is safe: the server recognises the same
 * transactions and sends them once. What a later attempt fails with, such as a session that has ended, says nothing of
 * the earlier ones: the request then stays open, so that a later page asks for its result.
 *
 * @throws ApiFailure If nothing was sent; `frame-host/outcome-unknown` if it may have been.
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
  let mayBeSent = false
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      const answer = await ask(path, { ...body, request, isForgotten }, { isLasting: true })
      forgetSent(frame, request)
      return answer
    } catch (error) {
      const code = error instanceof ApiFailure ? error.code : undefined
      const isUnclear = code !== undefined && unclear.includes(code)
      if (!isUnclear && (!mayBeSent || code === refused)) {
        forgetSent(frame, request)
        throw error
      }
      if (!isUnclear || performance.now() - began > mostMs)
        throw hostErrors('frame-host/outcome-unknown', undefined, { cause: error })
      mayBeSent = true
    }
    await new Promise((done) => setTimeout(done, pauseMs))
  }
}
