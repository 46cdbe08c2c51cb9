import { slowCode } from '../../api/failure.js'
import { ApiError } from '../ApiError.js'

type TimeLimit = {
  /** How long to wait, in milliseconds. */
  readonly ms: number
  /** Called if the work fails when nobody waits for it any more. */
  onLateFailure(error: unknown): void
}

/**
 * Waits for work, but not for ever. Work that takes longer goes on: what is half signed and sent is better finished.
 *
 * @throws ApiError 504 `server/slow` once the time is over.
 */
export async function limitTime<result>(work: Promise<result>, { ms, onLateFailure }: TimeLimit): Promise<result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      work.catch(onLateFailure)
      reject(new ApiError(504, slowCode, 'The wallet took too long. Please try again'))
    }, ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
