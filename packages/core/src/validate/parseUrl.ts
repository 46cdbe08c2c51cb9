/** Returns the parsed absolute URL, or `undefined` when the text is none. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
