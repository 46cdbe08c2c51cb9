/** Invalid parameters of a method. The caller gets -32602. */
export class ParamsError extends Error {}

export type Params = Readonly<Record<string, unknown>>

const longestTtl = 30 * 24 * 3_600
/** Maximum length of a message, in UTF-16 code units. */
const messageLimit = 1_000_000

export function readObject(value: unknown): Params {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ParamsError('not an object')
  // Any object may be read by key; each value is checked where it is used.
  return value as Params
}

export function readList(params: Params, name: string): readonly unknown[] {
  const value = params[name]
  if (!Array.isArray(value) || value.length > 500) throw new ParamsError(`"${name}" must be a list of at most 500`)
  return value
}

export function readTopic(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value
  throw new ParamsError('a topic has 64 hexadecimal digits')
}

export function readMessage(params: Params, name: string): string {
  const value = params[name]
  if (typeof value !== 'string' || value === '') throw new ParamsError(`"${name}" must be a text`)
  if (value.length > messageLimit) throw new ParamsError(`"${name}" is longer than ${messageLimit}`)
  return value
}

export function readTtl(params: Params): number {
  const { ttl } = params
  if (typeof ttl === 'number' && ttl >= 1 && ttl <= longestTtl) return ttl
  throw new ParamsError(`"ttl" must be 1 to ${longestTtl} seconds`)
}

export function readTag(params: Params): number {
  const { tag = 0 } = params
  if (typeof tag === 'number' && Number.isInteger(tag) && tag >= 0) return tag
  throw new ParamsError('"tag" must be a whole number')
}
