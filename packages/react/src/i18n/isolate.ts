/**
 * Keeps a part of a sentence, such as an amount or a name, in its own writing direction (first strong isolate, Unicode
 * UAX #9), for text that cannot hold a `bdi`.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
