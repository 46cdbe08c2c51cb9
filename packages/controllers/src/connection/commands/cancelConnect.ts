import { getFeature } from '../../instance/getFeature.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { attemptsFeature } from '../links/attemptsFeature.js'

/** Ends a connect that waits for a person; its promise rejects with `connection/aborted`. */
export function cancelConnect(portico: Portico): void {
  if (portico[internals].lifetime.aborted) return
  for (const attempt of [...getFeature(portico, attemptsFeature)]) if (attempt.kind === 'connect') attempt.abort()
}
