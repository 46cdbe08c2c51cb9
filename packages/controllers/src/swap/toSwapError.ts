import { isPorticoError, swapErrors } from '@portico/core'
import { type httpErrors, isRecord } from '@portico/core/internal'

/** Causes as services name them, without separators. */
const causes: Readonly<Record<string, 'swap/amount-too-small' | 'swap/amount-too-large' | 'swap/no-route'>> = {
  amounttoosmall: 'swap/amount-too-small',
  amounttoolow: 'swap/amount-too-small',
  amounttoolarge: 'swap/amount-too-large',
  amounttoohigh: 'swap/amount-too-large',
  noroute: 'swap/no-route',
  insufficientliquidity: 'swap/no-route',
}

/** Domains whose errors say by themselves what is wrong. */
const known = /^(swap|transfer|wallet|connection|evm|chain|address|instance|rpc)\/|^blockchain-api\/(gas|swaps)/

/**
 * Returns why a provider could not answer, as an error that says what to do about it.
 *
 * @param error What it threw.
 */
export function toSwapError(error: unknown): unknown {
  if (isPorticoError(error) && known.test(error.code)) return error
  const failure = isPorticoError(error, 'http/status') && isRecord(error.params) ? error.params : undefined
  if (!failure) return swapErrors('swap/service-failed', undefined, { cause: error })
  const { status, body, retryAfterMs } = failure as Parameters<typeof httpErrors<'http/status'>>[1] & object
  if (status === 429) return swapErrors('swap/rate-limited', { retryAfterMs }, { cause: error })
  const cause = status >= 400 && status < 500 ? readCause(body) : undefined
  return swapErrors(cause ?? 'swap/service-failed', undefined, { cause: error })
}

function readCause(body: string) {
  const json = parse(body)
  if (!isRecord(json)) return undefined
  const reasons: readonly unknown[] = Array.isArray(json.reasons) ? json.reasons : []
  const names = [json.code, ...reasons.map((reason) => (isRecord(reason) ? reason.name : undefined))]
  const keys = names.map((name) =>
    String(name)
      .replace(/[^a-z]/gi, '')
      .toLowerCase(),
  )
  const key = keys.find((each) => Object.hasOwn(causes, each))
  return key === undefined ? undefined : causes[key]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
