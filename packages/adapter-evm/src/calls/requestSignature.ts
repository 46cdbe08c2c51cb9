import { type Connection, isHexData, toWalletError, walletErrors } from '@portico/core'

/**
 * Sends a signing request to the wallet. Throws what `toWalletError` makes of the answer, `wallet/invalid-response`
 * when it is no signature. Smart accounts' signatures may be of any length.
 *
 * @param connection The connection.
 * @param request The method, and the parameters it takes.
 */
export async function requestSignature(
  connection: Connection,
  request: { readonly method: string; readonly params: readonly unknown[] },
): Promise<string> {
  let signature: unknown
  try {
    signature = await connection.provider('eip155').request(request)
  } catch (error) {
    throw toWalletError(error)
  }
  if (typeof signature === 'string' && isHexData(signature) && signature.length > 2) return signature
  throw walletErrors('wallet/invalid-response', { method: request.method })
}
