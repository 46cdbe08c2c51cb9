import { type Clock, createHttpClient, type HttpClient, type Logger } from '@portico/core'

export type HttpDependencies = { readonly clock: Clock; readonly logger: Logger }

/** Makes an instance's HTTP client. */
export function createHttp(dependencies: HttpDependencies): HttpClient {
  return createHttpClient(dependencies)
}
