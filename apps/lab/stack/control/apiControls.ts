import type { ApiFailure } from '../api/ApiFailure.js'
import type { Api } from '../api/startApi.js'
import { type Control, type ControlBody, ControlError } from './Control.js'
import { readNumber, readRetryAfter, readSpace, readText } from './readValues.js'

function readFailure(body: ControlBody): ApiFailure {
  const failure = {
    path: readText(body, 'path'),
    status: readNumber(body, 'status', 400),
    retryAfter: readRetryAfter(body),
    delayMs: readNumber(body, 'delayMs', 0),
    drop: body.drop === true,
    garbage: body.garbage === true,
    body: body.body,
    times: readNumber(body, 'times', 1),
  }
  const { status, delayMs, drop, garbage } = failure
  if (status === undefined && delayMs === undefined && !drop && !garbage && failure.body === undefined)
    throw new ControlError('one of "status", "delayMs", "drop", "garbage", "body" or "off" is needed')
  return failure
}

/** Creates the controls of the API: `api` makes one space fail, `api/state` returns its requests and records. */
export function apiControls(api: Api): Readonly<Record<string, Control>> {
  return {
    '/control/api'(body) {
      const space = api.getSpace(readSpace(body))
      if (body.off === true) space.endFailures(readText(body, 'path'))
      else space.addFailure(readFailure(body))
    },
    '/control/api/state'(body) {
      const space = api.getSpace(readSpace(body))
      const state = space.getState()
      if (body.clear === true) space.clear()
      return state
    },
  }
}
