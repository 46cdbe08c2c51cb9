import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { accountNamePart } from './accountNamePart.js'
import { getNameAccount } from './checkAccountName.js'
import { getAccountName } from './getAccountName.js'
import { resetAccountName } from './resetAccountName.js'

/**
 * Starts the form that registers a name for the connected EVM account, and finds out whether it has one (`owned`). What
 * was typed for the same account is kept, unless it has been registered.
 *
 * @param portico The instance.
 * @throws `name/not-connected`, `name/unsupported-network`, `name/invalid-chain-id`.
 */
export async function startAccountName(portico: Portico): Promise<void> {
  const { logger, stores } = portico[internals]
  const state = getPart(portico, accountNamePart)
  const address = stores.connection.namespaces.eip155?.address
  if (state.address !== address || state.phase === 'registered') resetAccountName(portico)
  state.address = address
  await getNameAccount(portico)
  const owned = await getAccountName(portico).catch((error: unknown) => {
    logger.warn('the names of the account are not known', { error })
    return undefined
  })
  if (state.address === address) state.owned ??= owned
}
