import { providerErrors } from './providerError.js'

/** Names of the local chains by chain id, as wallets show them. */
export const chainNames: Readonly<Record<number, string>> = { 1: 'Ethereum', 10: 'OP Mainnet', 8453: 'Base' }

/**
 * Forwards a JSON-RPC call to a chain.
 *
 * @param rpc URL of the chain; without one the call fails with 4901.
 */
export async function callChain(rpc: string | undefined, method: string, params: unknown): Promise<unknown> {
  if (!rpc) throw providerErrors.chainDisconnected
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] })
  const response = await fetch(rpc, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!response.ok) throw { code: -32603, message: `The chain answered with HTTP status ${response.status}` }
  const answer: { result?: unknown; error?: unknown } = await response.json()
  if (answer.error) throw answer.error
  return answer.result ?? null
}
