import { getFeature } from '../features/getFeature.js'
import { internals, type Portico } from '../portico/Portico.js'
import { attemptsFeature } from './attemptsFeature.js'

/** Ends a connect that waits for a person; its promise rejects with `connection/aborted`. */
export function cancelConnect(portico: Portico): void {
  if (portico[internals].lifetime.aborted) return
  for (const attempt of [...getFeature(portico, attemptsFeature)]) if (attempt.kind === 'connect') attempt.abort()
}
