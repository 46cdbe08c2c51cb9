import type { ApiFailure } from './ApiFailure.js'

/** A request that the API has received. */
export type ApiRequest = {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** JSON of a POST request, for services that keep it. */
  readonly body?: unknown
}

/** What the API has received in one space, newest last. The oldest entries are dropped. */
export type ApiState = { readonly requests: readonly ApiRequest[]; readonly records: readonly unknown[] }

const mostKept = 2_000

/** Failures, requests and analytics records of one space. Spaces keep concurrent tests apart. */
export type ApiSpace = ReturnType<typeof createApiSpace<ApiFailure>>

export function createApiSpace<failure extends ApiFailure = ApiFailure>() {
  let failures: { readonly failure: failure; left: number }[] = []
  let requests: ApiRequest[] = []
  let records: unknown[] = []
  const covers = ({ path }: ApiFailure, endpoint: string) => !path || `${endpoint}/`.startsWith(`${path}/`)
  return {
    /** Adds a failure. The newest one of a path applies. */
    addFailure(failure: failure): void {
      failures = [{ failure, left: failure.times ?? Number.POSITIVE_INFINITY }, ...failures]
    },
    /** Ends the failures of a path, or all. */
    endFailures(path?: string): void {
      failures = path ? failures.filter(({ failure }) => failure.path !== path) : []
    },
    /** Returns the failure for a request and counts it as used. An endpoint may have several names. */
    takeFailure(...endpoints: readonly string[]): failure | undefined {
      const taken = failures.find(
        ({ failure, left }) => left > 0 && endpoints.some((endpoint) => covers(failure, endpoint)),
      )
      if (taken) taken.left -= 1
      return taken?.failure
    },
    addRequest(request: ApiRequest): void {
      requests = [...requests, request].slice(-mostKept)
    },
    addRecord(record: unknown): void {
      records = [...records, record].slice(-mostKept)
    },
    getState: (): ApiState => ({ requests, records }),
    /** Forgets requests and records. */
    clear(): void {
      requests = []
      records = []
    },
  }
}
