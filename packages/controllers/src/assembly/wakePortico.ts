import { reconnect } from '../connection/restore/reconnect.js'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { beginSignIn } from './reactions/beginSignIn.js'
import { startReactions } from './reactions/startReactions.js'

/**
 * Starts the reactions to connections, then restores earlier connections if asked to, see `Internals.wake`. One
 * download holds the code of both.
 */
export async function wakePortico(portico: Portico, resumes: boolean | undefined): Promise<void> {
  startReactions(portico)
  if (getInternals(portico).options.siwx) await beginSignIn(portico)
  if (resumes) await reconnect(portico)
}
