import { createFakeFetch, type FakeFetch } from './createFakeFetch.js'

type Answer = unknown | ((...params: readonly never[]) => unknown)

/** An error as a node reports it. */
export class NodeError extends Error {
  constructor(
    readonly code: number,
    readonly data?: unknown,
  ) {
    super('the node says no')
  }
}

/**
 * Creates a `fetch` behind which a JSON-RPC node answers.
 *
 * @param answers Result of each method, or a function of its parameters, which may throw a `NodeError`. A method that is
 * not named does not exist.
 */
export function createFakeNode(answers: Record<string, Answer>): FakeFetch & { readonly methods: () => string[] } {
  const fetch = createFakeFetch((call) => {
    const { id, method, params } = JSON.parse(call.body ?? '{}')
    try {
      const answer = method in answers ? answers[method] : () => fail(-32601)
      const result = typeof answer === 'function' ? answer(...params) : answer
      return { json: { jsonrpc: '2.0', id, result } }
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      return { json: { jsonrpc: '2.0', id, error: { code: error.code, message: error.message, data: error.data } } }
    }
  })
  return Object.assign(fetch, { methods: () => fetch.calls.map(({ body }) => JSON.parse(body ?? '{}').method) })
}

function fail(code: number): never {
  throw new NodeError(code)
}
