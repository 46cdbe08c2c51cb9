import type { Exchange, ExchangeFault } from '../exchange/startExchange.js'
import { type Control, type ControlBody, ControlError } from './Control.js'
import { readMethods, readNumber, readSpace, readText } from './readValues.js'

/** Reads the space as the exchanges keep it: a path with its slash. */
function readPath(body: ControlBody): string {
  const space = readSpace(body)
  return space ? `/${space}` : ''
}

function readFault(body: ControlBody): ExchangeFault {
  const fault = {
    decline: body.decline === true,
    delayMs: readNumber(body, 'delayMs', 0),
    payPercent: readNumber(body, 'payPercent', 1),
    neverPay: body.neverPay === true,
    error: readText(body, 'error'),
    methods: readMethods(body),
  }
  const { decline, delayMs, payPercent, neverPay, error } = fault
  if (!decline && delayMs === undefined && payPercent === undefined && !neverPay && error === undefined)
    throw new ControlError('one of "decline", "delayMs", "payPercent", "neverPay", "error" or "off" is needed')
  return fault
}

/** Creates the controls of the exchanges: `exchange` sets how they pay, `exchange/state` returns what was begun. */
export function exchangeControls(exchange: Exchange): Readonly<Record<string, Control>> {
  return {
    '/control/exchange': (body) => exchange.setFault(readPath(body), body.off === true ? undefined : readFault(body)),
    '/control/exchange/state': (body) => ({
      sessions: exchange.listSessions(readPath(body)).map((session) => ({ ...session, amount: `${session.amount}` })),
    }),
  }
}
