import { sessionCodes } from './sessionCodes.js'

/** Names of the session protocol's errors. */
export type SessionErrorName = (typeof sessionCodes)[keyof typeof sessionCodes]

/**
 * Returns the name of a session-protocol code, or `undefined` for a code the protocol does not have.
 *
 * @param code Numeric code, such as 5000.
 */
export function getSessionErrorName(code: number): SessionErrorName | undefined {
  // Own numeric keys only: no number names an inherited property.
  return (sessionCodes as Readonly<Record<number, SessionErrorName>>)[code]
}
