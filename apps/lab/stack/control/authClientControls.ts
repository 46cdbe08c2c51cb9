import type { NextAuthServer } from '../nextAuth/createNextAuth.js'
import { readFailure } from './apiControls.js'
import type { Control } from './Control.js'
import { readText } from './readValues.js'

/** Creates the controls of the next-auth server: `auth-client` makes it fail, `auth-client/state` returns its requests. */
export function authClientControls({ space }: NextAuthServer): Readonly<Record<string, Control>> {
  return {
    '/control/auth-client'(body) {
      if (body.off === true) space.endFailures(readText(body, 'path'))
      else space.addFailure(readFailure(body, ['hang']))
    },
    '/control/auth-client/state'(body) {
      const { requests } = space.getState()
      if (body.clear === true) space.clear()
      return { requests }
    },
  }
}
