import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/** When the active namespace is disconnected while another stays connected, that one becomes active. */
export function followActiveNamespace(portico: Portico): () => void {
  const { emitter, stores } = getInternals(portico)
  const { connection } = stores
  return emitter.on('disconnect', ({ namespace }) => {
    if (namespace !== connection.activeNamespace) return
    const left = Object.entries(connection.namespaces).find(([, { status }]) => status === 'connected')
    if (left) connection.activeNamespace = left[0]
  })
}
