/** A JSON-RPC call. */
export type RpcCall = { readonly method: string; readonly params: readonly unknown[] }

async function callOne(url: string, { method, params }: RpcCall, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
  })
  // JSON-RPC 2.0, section 5: a response has either a result or an error.
  const answer = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (answer.error) throw new Error(`${method} failed: ${answer.error.message}`)
  return answer.result
}

/**
 * Sends several JSON-RPC calls, one after the other, so that following the chains leaves the machine to others.
 *
 * @returns The results in the order of the calls.
 * @throws Error with the message of the first call that failed.
 */
export async function callAll(url: string, calls: readonly RpcCall[], signal: AbortSignal): Promise<unknown[]> {
  const results: unknown[] = []
  for (const call of calls) results.push(await callOne(url, call, signal))
  return results
}
