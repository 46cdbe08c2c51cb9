import type { AuthService } from '../auth/startAuth.js'
import { readFailure } from './apiControls.js'
import { type Control, ControlError } from './Control.js'
import { readNumber, readSpace, readText } from './readValues.js'

/**
 * Creates the controls of the sign-in service: `auth` makes one space fail, `auth/state` returns its requests,
 * `auth/time` moves its clock, sets how long sign-ins hold, or ends all.
 */
export function authControls(auth: AuthService): Readonly<Record<string, Control>> {
  return {
    '/control/auth'(body) {
      const space = auth.getSpace(readSpace(body))
      if (body.off === true) space.endFailures(readText(body, 'path'))
      else space.addFailure(readFailure(body))
    },
    '/control/auth/state'(body) {
      const space = auth.getSpace(readSpace(body))
      const { requests } = space.getState()
      if (body.clear === true) space.clear()
      return { requests }
    },
    '/control/auth/time'(body) {
      const space = auth.getSpace(readSpace(body))
      const advanceMs = readNumber(body, 'advanceMs', Number.MIN_SAFE_INTEGER)
      const lifetimeMs = readNumber(body, 'lifetimeMs', 1)
      if (advanceMs === undefined && lifetimeMs === undefined && body.end !== true)
        throw new ControlError('"advanceMs", "lifetimeMs" or "end" is needed')
      if (advanceMs !== undefined) space.advance(advanceMs)
      if (lifetimeMs !== undefined) space.setSessionLifetime(lifetimeMs)
      if (body.end === true) space.endSessions()
    },
  }
}
