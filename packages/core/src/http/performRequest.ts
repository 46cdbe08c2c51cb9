import type { Logger } from '../logger/types.js'
import { readBlob } from './readBlob.js'
import { readJson } from './readJson.js'
import { type SendRequestParameters, sendRequest } from './sendRequest.js'
import type { HttpClient } from './types.js'

export type PerformRequestParameters = Omit<SendRequestParameters<unknown>, 'read'> & { readonly logger: Logger }

/** Implements `HttpClient`: sends the request, reads the response and logs failures, except aborted ones. */
export async function performRequest<kind extends keyof HttpClient>(
  kind: kind,
  { logger, ...parameters }: PerformRequestParameters,
): Promise<Awaited<ReturnType<HttpClient[kind]>>> {
  const read = (response: Response): Promise<unknown> =>
    kind === 'json' ? readJson(response, parameters.request.parse) : readBlob(response, parameters.request.maxBytes)
  try {
    // `read` returns what the method of that name promises.
    return (await sendRequest({ ...parameters, read })) as Awaited<ReturnType<HttpClient[kind]>>
  } catch (error) {
    const { signal, url } = parameters.request
    // An aborted request is not a failure. Scrolling past images aborts many.
    if (!signal?.aborted) logger.debug('request failed', { url, error })
    throw error
  }
}
