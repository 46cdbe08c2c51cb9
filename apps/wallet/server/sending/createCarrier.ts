import type { SolanaNetwork, WalletChain } from '../rpc/askChain.js'
import { askChain } from '../rpc/askChain.js'

/** Sends transactions to the nodes of one chain. */
export type Carrier = {
  /** @throws ApiError 'chain/refused' with the node's message, 'chain/failed' without an answer. */
  send(bytes: string, options: Readonly<Record<string, unknown>>): Promise<void>
  /** Returns whether the chain knows a transaction, mined or pending. */
  isKnown(hash: string): Promise<boolean>
}

/** Creates the carrier of an EVM chain. */
export function createEvmCarrier(chain: WalletChain): Carrier {
  return {
    async send(bytes) {
      await askChain(chain, 'eth_sendRawTransaction', [bytes])
    },
    isKnown: async (hash) => Boolean(await askChain(chain, 'eth_getTransactionByHash', [hash])),
  }
}

/** Creates the carrier of a Solana cluster. */
export function createSolanaCarrier(network: SolanaNetwork): Carrier {
  return {
    async send(bytes, options) {
      await askChain(network, 'sendTransaction', [bytes, options])
    },
    async isKnown(signature) {
      const answer = await askChain(network, 'getSignatureStatuses', [[signature], { searchTransactionHistory: true }])
      const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'value') : undefined
      return Array.isArray(value) && value[0] !== null && value[0] !== undefined
    },
  }
}
