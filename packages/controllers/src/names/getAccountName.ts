import { findRegisteredName } from '../identity/findRegisteredName.js'
import type { Portico } from '../instance/Portico.js'
import { getNameAccount } from './checkAccountName.js'
import { toNameError } from './toNameError.js'

/** What `getAccountName` takes. */
export type GetAccountNameParameters = {
  /** Stops waiting for the service. */
  readonly signal?: AbortSignal | undefined
}

/** The full name, such as `alice.reown.id`; `undefined` if the account has none. */
export type GetAccountNameReturnType = string | undefined

/**
 * Returns the name that is registered for the connected EVM account. What the data service tells is kept for 5 minutes.
 *
 * @param portico The instance.
 * @param parameters Stops waiting for the service.
 * @throws `name/not-connected`, `name/unsupported-network`, `name/invalid-chain-id`, `name/names-failed` with its cause if
 * the service does not tell, and `connection/aborted`.
 */
export async function getAccountName(
  portico: Portico,
  { signal }: GetAccountNameParameters = {},
): Promise<GetAccountNameReturnType> {
  const { address, networkId } = await getNameAccount(portico, { signal })
  try {
    return (await findRegisteredName(portico, { address, networkId, signal }))?.name
  } catch (error) {
    throw toNameError('name/names-failed', error)
  }
}
