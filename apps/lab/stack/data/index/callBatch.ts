/** A JSON-RPC call. */
export type RpcCall = { readonly method: string; readonly params: readonly unknown[] }

/**
 * Sends several JSON-RPC calls in one request.
 *
 * @returns The results in the order of the calls.
 * @throws Error with the message of the first call that failed.
 */
export async function callBatch(url: string, calls: readonly RpcCall[], signal: AbortSignal): Promise<unknown[]> {
  if (calls.length === 0) return []
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
    signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
  })
  // JSON-RPC 2.0, section 6: the answers of a batch may come in any order.
  const answers = (await response.json()) as { id: number; result?: unknown; error?: { message: string } }[]
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  return calls.map(({ method }, id) => {
    const answer = byId.get(id)
    if (!answer || answer.error) throw new Error(`${method} failed: ${answer?.error?.message ?? 'no answer'}`)
    return answer.result
  })
}
