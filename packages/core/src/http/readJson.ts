import { httpErrors } from './httpErrors.js'

/** Returns the parsed JSON of a response, or `undefined` for an empty body. Throws `http/invalid-json`. */
export async function readJson(response: Response, parse: (text: string) => unknown = JSON.parse): Promise<unknown> {
  const text = await response.text()
  if (!text.trim()) return undefined
  try {
    return parse(text)
  } catch (cause) {
    throw httpErrors('http/invalid-json', { url: response.url.split(/[?#]/, 1)[0] ?? '' }, { cause })
  }
}
