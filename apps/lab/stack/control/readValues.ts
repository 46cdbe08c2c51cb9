import { type ControlBody, ControlError } from './Control.js'

/** @throws ControlError Unless the value is a whole number, or not there. */
export function readNumber(body: ControlBody, name: string, least: number): number | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value
  throw new ControlError(`"${name}" must be a whole number of at least ${least}`)
}

/** @throws ControlError Unless the value is a text, or not there. */
export function readText(body: ControlBody, name: string): string | undefined {
  const value = body[name]
  if (value === undefined || typeof value === 'string') return value
  throw new ControlError(`"${name}" must be a text`)
}

/** Gives the space that is meant: the path of a service's URL, with or without its slashes. */
export function readSpace(body: ControlBody): string | undefined {
  return readText(body, 'space')?.replace(/^\/+|\/+$/g, '')
}

/** Gives a header's value, which may be written as a number. */
export function readRetryAfter({ retryAfter }: ControlBody): string | undefined {
  return retryAfter === undefined ? undefined : `${retryAfter}`
}

/** @throws ControlError Unless the value is a list of names of JSON-RPC methods, or not there. */
export function readMethods({ methods }: ControlBody): readonly string[] | undefined {
  if (methods === undefined || (Array.isArray(methods) && methods.every((name) => typeof name === 'string')))
    return methods
  throw new ControlError('"methods" must be a list of JSON-RPC methods')
}
