import type { Portico } from '../../../instance/Portico.js'
import { endLogin } from './endLogin.js'

/**
 * Gives the login by e-mail that runs up. What waits for it rejects with `connection/aborted`.
 *
 * @param portico The instance.
 */
export function cancelLogin(portico: Portico): void {
  endLogin(portico)
}
