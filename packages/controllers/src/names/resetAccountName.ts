import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { accountNamePart, accountNameWorkPart, createAccountNameState } from './accountNamePart.js'

/**
 * Clears the name form and ends what it waits for. What the wallet signs afterwards is registered all the same.
 *
 * @param portico The instance.
 */
export function resetAccountName(portico: Portico): void {
  const work = getPart(portico, accountNameWorkPart)
  work.check.abort()
  work.attempt = {}
  Object.assign(getPart(portico, accountNamePart), createAccountNameState())
}
