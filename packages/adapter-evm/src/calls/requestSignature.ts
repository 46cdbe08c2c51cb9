import { type Connection, toWalletError, walletErrors } from '@portico/core'
import { isHexData, settle } from '@portico/core/internal'

/**
 * Sends a signing request to the wallet. Throws what `toWalletError` makes of the answer, `wallet/invalid-response`
 * when it is no signature, and `connection/aborted` at abort. Smart accounts' signatures may be of any length.
 *
 * @param connection The connection.
 * @param request The method, and the parameters it takes.
 * @param signal Ends the wait for the wallet.
 */
export async function requestSignature(
  connection: Connection,
  request: { readonly method: string; readonly params: readonly unknown[] },
  signal?: AbortSignal,
): Promise<string> {
  let signature: unknown
  try {
    signature = await settle(() => connection.provider('eip155').request(request), { signal })
  } catch (error) {
    throw toWalletError(error)
  }
  if (typeof signature === 'string' && isHexData(signature) && signature.length > 2) return signature
  throw walletErrors('wallet/invalid-response', { method: request.method })
}
