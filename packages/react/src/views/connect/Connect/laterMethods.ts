import type { ConnectMethod } from '@portico/controllers'
import type { MessageGroupName } from '../../../i18n/MessageGroups.js'

/**
 * Ways to connect whose code the first paint does not wait for, with the texts of each. Connect reserves a place for
 * them; the sections themselves are in `later.ts`. A method that is not here is not offered.
 */
export const laterMethods = {
  email: 'email',
} as const satisfies { readonly [method in ConnectMethod]?: MessageGroupName }

export type LaterMethod = keyof typeof laterMethods

/** Returns whether a way to connect is one of `laterMethods`. */
export function isLaterMethod(method: ConnectMethod): method is LaterMethod {
  return Object.hasOwn(laterMethods, method)
}
