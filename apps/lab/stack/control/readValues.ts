import { type ControlBody, ControlError } from './Control.js'

/** @throws ControlError If the value is set and not an integer. */
export function readNumber(body: ControlBody, name: string, least: number): number | undefined {
  const value = body[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value
  throw new ControlError(`"${name}" must be a whole number of at least ${least}`)
}

/** @throws ControlError If the value is set and not a string. */
export function readText(body: ControlBody, name: string): string | undefined {
  const value = body[name]
  if (value === undefined || typeof value === 'string') return value
  throw new ControlError(`"${name}" must be a text`)
}

/** Reads the space: the path of a service's URL, with or without its slashes. */
export function readSpace(body: ControlBody): string | undefined {
  return readText(body, 'space')?.replace(/^\/+|\/+$/g, '')
}

/** Reads a header value, which may also be given as a number. */
export function readRetryAfter({ retryAfter }: ControlBody): string | undefined {
  return retryAfter === undefined ? undefined : `${retryAfter}`
}

/** @throws ControlError If the value is set and not a list of JSON-RPC method names. */
export function readMethods({ methods }: ControlBody): readonly string[] | undefined {
  if (methods === undefined || (Array.isArray(methods) && methods.every((name) => typeof name === 'string')))
    return methods
  throw new ControlError('"methods" must be a list of JSON-RPC methods')
}
