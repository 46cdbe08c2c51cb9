import type { ApiFailure } from './ApiFailure.js'

/** A request that was made. */
export type ApiRequest = { readonly path: string; readonly query: Readonly<Record<string, string>> }

/** What the API has seen in one space, newest last; the oldest go when there are too many. */
export type ApiState = { readonly requests: readonly ApiRequest[]; readonly records: readonly unknown[] }

const mostKept = 2_000

/** Failures, requests and analytics records of one space, so that tests that run at the same time do not meet. */
export type ApiSpace = ReturnType<typeof createApiSpace>

/** Creates an empty space. */
export function createApiSpace() {
  let failures: { readonly failure: ApiFailure; left: number }[] = []
  let requests: ApiRequest[] = []
  let records: unknown[] = []
  const covers = ({ path }: ApiFailure, endpoint: string) => !path || `${endpoint}/`.startsWith(`${path}/`)
  return {
    /** The newest failure of a path counts. */
    addFailure(failure: ApiFailure): void {
      failures = [{ failure, left: failure.times ?? Number.POSITIVE_INFINITY }, ...failures]
    },
    /** Ends the failures of a path, or all. */
    endFailures(path?: string): void {
      failures = path ? failures.filter(({ failure }) => failure.path !== path) : []
    },
    /** Gives the failure of a request and counts it. */
    takeFailure(endpoint: string): ApiFailure | undefined {
      const taken = failures.find(({ failure, left }) => left > 0 && covers(failure, endpoint))
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
