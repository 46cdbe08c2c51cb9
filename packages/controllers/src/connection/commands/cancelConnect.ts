import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { attemptsPart } from '../links/attemptsPart.js'

/** Cancels a pending connect; its promise rejects with `connection/aborted`. */
export function cancelConnect(portico: Portico): void {
  if (portico[internals].lifetime.aborted) return
  for (const attempt of [...getPart(portico, attemptsPart)]) if (attempt.kind === 'connect') attempt.abort()
}
