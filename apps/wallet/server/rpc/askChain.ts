import { ApiError } from '../ApiError.js'

/** An EVM chain that the wallet supports. */
export type WalletChain = {
  readonly id: number
  readonly name: string
  /** Symbol of the native currency, which has 18 decimals. */
  readonly symbol: string
  readonly rpc: string
  /** Whether apps are told what an account holds (ERC-7811): the node must answer for the logs of all its blocks. */
  readonly assets?: boolean | undefined
}

/** A Solana cluster that the wallet supports. */
export type SolanaNetwork = {
  /** CAIP-2 id: `solana:` and the first 32 characters of the genesis hash. */
  readonly id: string
  readonly name: string
  readonly rpc: string
}

const timeoutMs = 10_000

/**
 * Sends a JSON-RPC request to a chain's node.
 *
 * @throws ApiError 'chain/refused' with the node's own message, or 'chain/failed' without an answer within 10 s.
 */
export async function askChain(
  chain: Pick<WalletChain, 'name' | 'rpc'>,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  let answer: { result?: unknown; error?: { message?: unknown } }
  try {
    const response = await fetch(chain.rpc, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    answer = await response.json()
  } catch {
    throw new ApiError(502, 'chain/failed', `${chain.name} does not answer`)
  }
  if (answer?.error) throw new ApiError(502, 'chain/refused', String(answer.error.message ?? 'The node refused'))
  return answer?.result
}
