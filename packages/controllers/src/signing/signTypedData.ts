import { walletErrors } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import { getSigner, type SignerParameters } from './getSigner.js'

/** What `signTypedData` takes. */
export type SignTypedDataParameters = SignerParameters & {
  /** EIP-712 data: an object, whose numbers may be bigints, or its JSON. */
  readonly typedData: unknown
  /** Stops waiting for the wallet. */
  readonly signal?: AbortSignal | undefined
}

/** The signature as hex. */
export type SignTypedDataReturnType = string

/**
 * Asks the wallet to sign structured data (EIP-712).
 *
 * @param portico The instance.
 * @param parameters The data, and the account that signs.
 * @throws `wallet/unsupported-method` on namespaces without typed data, `evm/invalid-typed-data` before the wallet is
 * asked, `wallet/rejected`, `wallet/disconnected`, `wallet/unauthorized`, `connection/aborted`, and other errors of the
 * wallet.
 */
export async function signTypedData(
  portico: Portico,
  { typedData, signal, ...who }: SignTypedDataParameters,
): Promise<SignTypedDataReturnType> {
  const { namespace, address, connection } = await getSigner(portico, who)
  const actions = await portico[internals].loadActions(namespace)
  if (!actions.signTypedData) throw walletErrors('wallet/unsupported-method')
  return actions.signTypedData({ connection, address, typedData, signal })
}
