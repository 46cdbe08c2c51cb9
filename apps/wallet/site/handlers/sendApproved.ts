import { hostErrors } from '@portico/frame-bridge/host'
import type { ApiAnswer, ApiQuestion } from '../../api/apiRoutes.js'
import { openCodes, untouchedCodes } from '../../api/failure.js'
import { ApiFailure } from '../client/ApiFailure.js'
import type { FrameContext } from './FrameContext.js'
import { forgetSent } from './tellSent.js'

type SendPath = '/api/send' | '/api/solana/send'

/** As long as the server retries. Nothing is sent later. */
const mostMs = 10 * 60_000
/** How long a server that has too much to do is asked for what it has not taken yet. Then the person is told. */
const mostUntouchedMs = 60_000
const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** Errors after which it is unknown whether the server has received the request. */
const unclear: readonly string[] = ['network', ...openCodes]
/** The server's word that none of these very transactions was sent, whatever became of earlier attempts. */
const refused = 'chain/refused'

/** What an attempt that failed says of the transactions. */
type Verdict = 'unclear' | 'untouched' | 'failed'

function judge(code: string | undefined): Verdict {
  if (code === undefined) return 'failed'
  if (unclear.includes(code)) return 'unclear'
  return untouchedCodes.includes(code) ? 'untouched' : 'failed'
}

/**
 * Sends what was approved through the server. Retries without an answer, which is safe: the server recognises the same
 * transactions and sends them once. What a later attempt fails with, such as a session that has ended, says nothing of
 * the earlier ones: the request then stays open, so that a later page asks for its result. A server that has too much to
 * do is asked again when it said.
 *
 * @throws ApiFailure If nothing was sent; `frame-host/outcome-unknown` if it may have been.
 */
export async function sendApproved<path extends SendPath>(
  frame: Pick<FrameContext, 'ask' | 'sendings'>,
  path: path,
  body: Omit<ApiQuestion<path>, 'request' | 'isForgotten'>,
): Promise<ApiAnswer<path>> {
  const began = performance.now()
  // If the page is closed before the answer arrives, the next page asks for the result by this id.
  const { ask, sendings } = frame
  const request = sendings.add()
  // With its id, the body is all that the path asks for.
  const question = { ...body, request, isForgotten: !sendings.isKept } as ApiQuestion<path>
  let mayBeSent = false
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    let retryMs = 0
    try {
      const answer = await ask(path, question, { isLasting: true })
      forgetSent(frame, request)
      return answer
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : undefined
      const verdict = judge(failure?.code)
      const pastMs = performance.now() - began
      const isOver = verdict === 'failed' || pastMs > (verdict === 'untouched' && !mayBeSent ? mostUntouchedMs : mostMs)
      if (isOver && verdict !== 'unclear' && (!mayBeSent || failure?.code === refused)) {
        forgetSent(frame, request)
        throw error
      }
      if (isOver) throw hostErrors('frame-host/outcome-unknown', undefined, { cause: error })
      if (verdict === 'unclear') mayBeSent = true
      retryMs = Math.min((failure?.retryAfter ?? 0) * 1_000, longestPauseMs)
    }
    await new Promise((done) => setTimeout(done, Math.max(pauseMs, retryMs)))
  }
}
