import { createRpcClient, isPorticoError } from '@portico/core'
import type { RpcErrorParams } from '@portico/core/internal'
import { type Address, createClient, custom, type Hex, isHex, RpcRequestError, recoverMessageAddress } from 'viem'
import { verifyMessage } from 'viem/actions'
import type { SignatureToVerify, VerifierContext } from './SignInVerifier.js'

/**
 * Returns whether a signature (EIP-191) is an account's, whatever kind of account it is. Throws what kept the chain from
 * answering.
 *
 * @param given The text, its signature and who is said to have signed it.
 * @param context How to reach the chain.
 */
export async function verifyEvmSignature(given: SignatureToVerify, context: VerifierContext): Promise<boolean> {
  const { message, signature } = given
  if (!isHex(signature)) return false
  if (await isSignedByKey(given, signature)) return true

  const { transport, getOutage } = createTransport(given, context)
  // A contract could send the verifier to any URL.
  const client = createClient({ transport, ccipRead: false })
  const parameters = { address: given.accountAddress as Address, message, signature }
  try {
    const isValid = await verifyMessage(client, { ...parameters, ...getDeployedVerifier(given, context) })
    // viem takes every failed call for an invalid signature, also one that never reached the chain.
    if (!isValid && getOutage()) throw getOutage()
    return isValid
  } catch (error) {
    throw getOutage() ?? error
  }
}

async function isSignedByKey({ message, accountAddress }: SignatureToVerify, signature: Hex): Promise<boolean> {
  try {
    const signer = await recoverMessageAddress({ message, signature })
    return signer.toLowerCase() === accountAddress.toLowerCase()
  } catch {
    // No signature of a key, but it may be one of a contract.
    return false
  }
}

/** Some chains cannot run the verifier's code without its being deployed; their networks say where it is. */
function getDeployedVerifier({ chainId }: SignatureToVerify, { networks }: VerifierContext) {
  const network = networks?.('eip155').find(({ caipNetworkId }) => caipNetworkId === chainId)
  const address = network?.contracts?.erc6492Verifier?.address
  // `defineNetwork` has validated the addresses. Releases of viem before 2.38 know it by the second name.
  return address
    ? { erc6492VerifierAddress: address as Address, universalSignatureVerifierAddress: address as Address }
    : {}
}

function createTransport({ chainId }: SignatureToVerify, context: VerifierContext) {
  const { http, fetch, clock, logger, signal } = context
  const rpc = createRpcClient({ urls: context.rpcUrls(chainId), http, fetch, clock, logger, ping: false })
  let outage: unknown
  const request = async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
    try {
      return await rpc.request(method, params, { signal })
    } catch (error) {
      if (!isRevert(error)) {
        outage = error
        throw error
      }
      const { rpcCode, message, data } = error.params
      throw new RpcRequestError({ body: { method, params }, error: { code: rpcCode, message, data }, url: '' })
    }
  }
  return { transport: custom({ request }, { retryCount: 0 }), getOutage: () => outage }
}

/** Returns whether the call ran and failed, as it does for signatures that no contract can read. */
function isRevert(error: unknown): error is { readonly params: RpcErrorParams } {
  if (!isPorticoError(error, 'rpc/error')) return false
  // The client throws this code with these params only.
  const { rpcCode, message } = error.params as RpcErrorParams
  return rpcCode === 3 || /revert|invalid opcode|out of gas|vm execution/i.test(message)
}
