import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/**
 * Resolves once what follows connections listens, for a command that is about to link a wallet. Where its code cannot be
 * loaded the wallet is connected all the same.
 */
export async function wakeReactions(portico: Portico): Promise<void> {
  const { logger, wake } = getInternals(portico)
  await wake().catch((error: unknown) => logger.warn('what follows connections could not be loaded', error))
}
