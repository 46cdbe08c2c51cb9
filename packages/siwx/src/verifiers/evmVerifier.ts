import type { SignInVerifier } from './SignInVerifier.js'

/**
 * Makes the verifier of EVM accounts. The signature of a plain account is checked without any request. For all others
 * the chain is asked once, by one call that covers EIP-1271 (contract accounts), EIP-6492 (accounts that are not
 * deployed yet) and ERC-8010 (accounts that have not delegated yet). It needs viem, which is loaded when it is first
 * used.
 */
export function evmVerifier(): SignInVerifier {
  return {
    namespace: 'eip155',
    verify: async (signature, context) => {
      const { verifyEvmSignature } = await import('./verifyEvmSignature.js')
      return verifyEvmSignature(signature, context)
    },
  }
}
