import { reconnect } from '../connection/restore/reconnect.js'
import type { Portico } from '../instance/Portico.js'
import { startReactions } from './reactions/startReactions.js'

/**
 * Starts what follows connections, and then resumes those of an earlier visit if asked to, see `Internals.wake`. Both
 * come in one download.
 */
export async function wakePortico(portico: Portico, resumes: boolean | undefined): Promise<void> {
  startReactions(portico)
  if (resumes) await reconnect(portico)
}
