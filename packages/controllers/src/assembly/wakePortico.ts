import { reconnect } from '../connection/restore/reconnect.js'
import type { Portico } from '../instance/Portico.js'
import { startReactions } from './reactions/startReactions.js'

/**
 * Starts the reactions to connections, then restores earlier connections if asked to, see `Internals.wake`. One
 * download holds the code of both.
 */
export async function wakePortico(portico: Portico, resumes: boolean | undefined): Promise<void> {
  startReactions(portico)
  if (resumes) await reconnect(portico)
}
