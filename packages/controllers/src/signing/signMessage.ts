import { walletErrors } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import { getSigner, type SignerParameters } from './getSigner.js'

/** What `signMessage` takes. */
export type SignMessageParameters = SignerParameters & {
  readonly message: string
  /** Stops waiting for the wallet. */
  readonly signal?: AbortSignal | undefined
}

/** The signature in the namespace's own encoding: hex on `eip155`, base58 on `solana`. */
export type SignMessageReturnType = string

/**
 * Asks the wallet to sign a text: EIP-191 on `eip155`, the bytes of the text on Solana.
 *
 * @param portico The instance.
 * @param parameters The text, and the account that signs.
 * @throws `wallet/unsupported-method` where the adapter cannot sign messages, `wallet/rejected`, `wallet/disconnected`,
 * `wallet/unauthorized`, `connection/aborted`, and other errors of the wallet.
 */
export async function signMessage(
  portico: Portico,
  { message, signal, ...who }: SignMessageParameters,
): Promise<SignMessageReturnType> {
  const { namespace, address, connection } = await getSigner(portico, who)
  const actions = await portico[internals].loadActions(namespace)
  if (!actions.signMessage) throw walletErrors('wallet/unsupported-method')
  return actions.signMessage({ connection, address, message, signal })
}
