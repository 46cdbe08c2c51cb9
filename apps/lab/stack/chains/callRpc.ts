/**
 * Sends one JSON-RPC request to a local chain.
 *
 * @param url RPC endpoint.
 * @param timeoutMs Timeout in milliseconds.
 * @throws Error with the method and the chain's own message.
 */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[] = [],
  { timeoutMs = 10_000 }: { timeoutMs?: number } = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  // JSON-RPC 2.0, section 5: a response has either a result or an error.
  const answer = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (answer.error) throw new Error(`${method} failed: ${answer.error.message}`)
  return answer.result
}
