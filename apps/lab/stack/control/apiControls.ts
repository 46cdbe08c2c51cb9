import type { ApiFailure } from '../api/ApiFailure.js'
import type { Api } from '../api/startApi.js'
import { type Control, type ControlBody, ControlError } from './Control.js'
import { readNumber, readRetryAfter, readSpace, readText } from './readValues.js'

/**
 * Reads how an API shall fail.
 *
 * @param more Further ways to fail, each `true` if it is wanted.
 * @throws ControlError If the body names none.
 */
export function readFailure<more extends string = never>(
  body: ControlBody,
  more: readonly more[] = [],
): ApiFailure & Partial<Record<more, true>> {
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
  const wanted = more.filter((name) => body[name] === true)
  const isNone = status === undefined && delayMs === undefined && !drop && !garbage && failure.body === undefined
  if (isNone && wanted.length === 0) {
    const names = ['status', 'delayMs', 'drop', 'garbage', 'body', ...more].map((name) => `"${name}"`)
    throw new ControlError(`one of ${names.join(', ')} or "off" is needed`)
  }
  const flags: Partial<Record<more, true>> = {}
  for (const name of wanted) flags[name] = true
  return { ...failure, ...flags }
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
