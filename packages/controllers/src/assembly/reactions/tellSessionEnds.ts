import { outcomesPart } from '../../connection/links/outcomesPart.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'

/** Tells a user who is looking at an account why its session ended. */
export function tellSessionEnds(portico: Portico): () => void {
  const { connections, logger, stores } = getInternals(portico)
  return getPart(portico, outcomesPart).on('ended', ({ connection, reason }) => {
    if (!stores.modal.open || [...connections.values()].includes(connection)) return
    import('../../toasts/tellSessionEnd.js')
      .then(({ tellSessionEnd }) => tellSessionEnd(portico, { connection, reason }))
      .catch((error: unknown) => logger.warn('the end of a session could not be told', error))
  })
}
