import { evmVerifier } from './evmVerifier.js'
import type { SignInVerifier } from './SignInVerifier.js'
import { solanaVerifier } from './solanaVerifier.js'

/**
 * Makes the verifiers of apps that name none: those of EVM chains and of Solana.
 *
 * Their code is loaded when they first verify a signature.
 */
export function createVerifiers(): readonly SignInVerifier[] {
  return [evmVerifier(), solanaVerifier()]
}
