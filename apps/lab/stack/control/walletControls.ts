import type { SiteFault } from '@portico/app-parts/control/SiteFault'
import type { LabWalletSite } from '../embeddedWallet/startLabWallet.js'
import type { Mail } from '../mail/startMail.js'
import { type Control, type ControlBody, ControlError } from './Control.js'
import { readNumber, readText } from './readValues.js'

function need(body: ControlBody, name: string): string {
  const value = readText(body, name)
  if (value) return value
  throw new ControlError(`"${name}" is needed`)
}

function readFault(body: ControlBody): SiteFault {
  const fault = {
    path: readText(body, 'path'),
    status: readNumber(body, 'status', 400),
    delayMs: readNumber(body, 'delayMs', 0),
    drop: body.drop === true,
    hang: body.hang === true,
    version: readText(body, 'version'),
  }
  const { status, delayMs, drop, hang, version } = fault
  if (status === undefined && delayMs === undefined && !drop && !hang && version === undefined)
    throw new ControlError('one of "status", "delayMs", "drop", "hang", "version" or "off" is needed')
  return fault
}

/**
 * Creates the controls of the wallet site: faults by project, time by address, and mail by address. The site itself asks
 * for first coins.
 */
export function walletControls({
  mail,
  wallet,
}: {
  mail: Mail
  wallet: LabWalletSite
}): Readonly<Record<string, Control>> {
  return {
    '/control/wallet'(body) {
      const projectId = need(body, 'projectId')
      return wallet.setFault(projectId, body.off === true ? undefined : readFault(body))
    },
    '/control/wallet/time'(body) {
      const ms = readNumber(body, 'advanceMs', 0)
      if (ms === undefined) throw new ControlError('"advanceMs" is needed')
      return wallet.advance(need(body, 'email'), ms)
    },
    '/control/wallet/fund': (body) => wallet.fund({ eip155: need(body, 'eip155'), solana: need(body, 'solana') }),
    '/control/mail': (body) => mail.setRefused(need(body, 'to'), body.refuse === true, readNumber(body, 'code', 400)),
  }
}
