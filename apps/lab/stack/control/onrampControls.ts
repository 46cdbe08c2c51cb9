import type { Onramp, OnrampFault } from '../onramp/startOnramp.js'
import { type Control, type ControlBody, ControlError } from './Control.js'
import { readNumber, readSpace } from './readValues.js'

/** Reads the space as the sandbox keeps it: a path with its slash. */
function readPath(body: ControlBody): string {
  const space = readSpace(body)
  return space ? `/${space}` : ''
}

function readFault(body: ControlBody): OnrampFault {
  const fault = {
    decline: body.decline === true,
    delayMs: readNumber(body, 'delayMs', 0),
    payPercent: readNumber(body, 'payPercent', 1),
    neverPay: body.neverPay === true,
  }
  if (!fault.decline && fault.delayMs === undefined && fault.payPercent === undefined && !fault.neverPay)
    throw new ControlError('one of "decline", "delayMs", "payPercent", "neverPay" or "off" is needed')
  return fault
}

/** Creates the controls of the sandbox that sells: `onramp` sets how, `onramp/state` returns what was bought. */
export function onrampControls(onramp: Onramp): Readonly<Record<string, Control>> {
  return {
    '/control/onramp': (body) => onramp.setFault(readPath(body), body.off === true ? undefined : readFault(body)),
    '/control/onramp/state': (body) => ({ purchases: onramp.listPurchases(readPath(body)) }),
  }
}
