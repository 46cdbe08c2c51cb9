import { getNamespace, isPorticoError, siwxErrors } from '@portico/core'
import { createVerifiers } from './createVerifiers.js'
import type { SignatureToVerify, SignInVerifier, VerifierContext } from './SignInVerifier.js'

/** Parameters of `verifySignature`. */
export type VerifySignatureParameters = {
  readonly signature: SignatureToVerify
  /** Default: those of EVM chains and of Solana. */
  readonly verifiers?: readonly SignInVerifier[] | undefined
  readonly context: VerifierContext
}

/**
 * Returns if a signature is the account's. Throws `siwx/invalid-signature` if it is not, `siwx/no-verifier` if nobody
 * can ever tell, and `siwx/verifier-unavailable` if nobody can tell right now.
 *
 * @param parameters The signature, and who verifies it.
 */
export async function verifySignature(parameters: VerifySignatureParameters): Promise<void> {
  const { signature, verifiers = createVerifiers(), context } = parameters
  const namespace = getNamespace(signature.chainId)
  const verifier = verifiers.find((each) => each.namespace === namespace)
  if (!verifier) throw siwxErrors('siwx/no-verifier', { namespace })
  let isValid: boolean
  try {
    isValid = await verifier.verify(signature, context)
  } catch (cause) {
    // A verifier of the app's own may say what is wrong.
    if (isPorticoError(cause, 'siwx/invalid-signature')) throw cause
    throw siwxErrors('siwx/verifier-unavailable', { chainId: signature.chainId }, { cause })
  }
  if (isValid !== true) throw siwxErrors('siwx/invalid-signature')
}
