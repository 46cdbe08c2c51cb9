import type { SignInVerifier } from './SignInVerifier.js'

/** Makes the verifier of Solana accounts: ed25519 over the text's UTF-8 bytes. Asks nobody. */
export function solanaVerifier(): SignInVerifier {
  return {
    namespace: 'solana',
    verify: async (signature) => {
      const { verifySolanaSignature } = await import('./verifySolanaSignature.js')
      return verifySolanaSignature(signature)
    },
  }
}
