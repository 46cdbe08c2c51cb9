import { askChain } from '../rpc/askChain.js'
import type { WalletChain } from '../rpc/WalletChain.js'
import type { SolanaNetwork } from '../solana/SolanaNetwork.js'
import type { Carrier } from './Carrier.js'

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
