import { isPorticoError } from '@portico/core'
import { nameErrors, toCoinType } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'
import { isNetworkServed } from '../services/blockchainApi/isNetworkServed.js'
import { requestName } from '../services/blockchainApi/profile/requestName.js'
import { toAccountName } from './toAccountName.js'
import { toNameError } from './toNameError.js'

/** What `checkAccountName` takes. */
export type CheckAccountNameParameters = {
  /** With or without the zone, such as `.reown.id`. */
  readonly name: string
  /** Stops waiting for the service. */
  readonly signal?: AbortSignal | undefined
}

/** The full name, and whether it is free, belongs to the connected account, or to somebody else. */
export type CheckAccountNameReturnType = {
  readonly name: string
  readonly status: 'available' | 'own' | 'taken'
}

/**
 * Asks the data service who has registered a name. A name is available only if the service says that nobody has it: an
 * error is an error.
 *
 * @param portico The instance.
 * @param parameters The name.
 * @throws `name/invalid`, `name/not-connected` without an EVM account, `name/unsupported-network`,
 * `name/invalid-chain-id`, `name/check-failed` with its cause if the service does not tell, and `connection/aborted`.
 */
export async function checkAccountName(
  portico: Portico,
  { name: typed, signal }: CheckAccountNameParameters,
): Promise<CheckAccountNameReturnType> {
  const name = toAccountName(portico, typed)
  const account = await getNameAccount(portico, { signal })
  return { name, status: await readNameStatus(portico, { name, account, signal }) }
}

/** What `readNameStatus` takes. */
export type ReadNameStatusParameters = {
  /** The full name. */
  readonly name: string
  readonly account: Pick<Awaited<ReturnType<typeof getNameAccount>>, 'address' | 'networkId'>
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks the data service who has a name, seen from one account.
 *
 * @throws `name/check-failed`, and `connection/aborted`.
 */
export async function readNameStatus(
  portico: Portico,
  { name, account: { address, networkId }, signal }: ReadNameStatusParameters,
): Promise<CheckAccountNameReturnType['status']> {
  try {
    const { addresses } = await requestName(portico, { name, networkId, signal })
    const isOwn = Object.values(addresses).some((each) => each.toLowerCase() === address.toLowerCase())
    return isOwn ? 'own' : 'taken'
  } catch (error) {
    const isFree = isPorticoError(error, 'http/status') && Object(error.params).status === 404
    if (!isFree) throw toNameError('name/check-failed', error)
    return 'available'
  }
}

/**
 * Returns the EVM account that names are registered for, with the coin type of its network (ENSIP-11).
 *
 * @throws `name/not-connected`, `name/invalid-chain-id`, `name/unsupported-network`.
 */
export async function getNameAccount(portico: Portico, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
  const { connection, networks } = portico[internals].stores
  const link = connection.namespaces.eip155
  const networkId = link?.networkId ?? networks.active.eip155
  if (link?.address === undefined || networkId === undefined) throw nameErrors('name/not-connected')
  const { address, accounts } = link
  const coinType = toCoinType(Number(networkId.slice('eip155:'.length)))
  if (!(await isNetworkServed(portico, { networkId, signal }))) throw nameErrors('name/unsupported-network')
  const isSmartAccount = accounts.find((each) => each.address === address)?.type === 'smartAccount'
  return { address, networkId, coinType, isSmartAccount }
}
