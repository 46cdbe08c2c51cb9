import type { HttpClient } from '@portico/core'
import type { HttpDependencies } from './createHttp.js'

/** Makes a client whose code is loaded with its first request, so that it is no part of the first download. */
export function createLazyHttp(dependencies: HttpDependencies): HttpClient {
  let client: HttpClient | undefined
  const load = async () => {
    client ??= (await import('./createHttp.js')).createHttp(dependencies)
    return client
  }
  return {
    json: async (request) => (await load()).json(request),
    blob: async (request) => (await load()).blob(request),
  }
}
