import { connectionErrors } from '@portico/core'
import type { ConnectReturnType } from '../../../connection/commands/connect.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { endLogin } from './endLogin.js'
import type { LoginWork } from './loginWorkPart.js'

/** Waits until the account of an accepted login is connected, and ends the login. */
export async function finishLogin(portico: Portico, work: LoginWork): Promise<ConnectReturnType> {
  if (!work.connecting) throw connectionErrors('connection/aborted')
  try {
    const connected = await work.connecting
    getPart(portico, embeddedWalletPart).typedEmail = undefined
    return connected
  } finally {
    endLogin(portico, work)
  }
}
