import type { ApiAnswer, ApiPath, ApiQuestion } from '../../api/apiRoutes.js'

export type AskOptions = {
  readonly signal?: AbortSignal | undefined
  /** The request continues after the page is closed. */
  readonly isLasting?: boolean | undefined
}

/** Sends a request to the wallet's server. */
export type AskApi = <path extends ApiPath>(
  path: path,
  question: ApiQuestion<path>,
  options?: AskOptions,
) => Promise<ApiAnswer<path>>
