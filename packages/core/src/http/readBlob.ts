import { httpErrors } from './httpErrors.js'

/**
 * Reads the body of a response up to a size, whatever its headers claim.
 *
 * @param response The response.
 * @param maxBytes The most, in bytes. Default: any.
 * @throws `http/too-large`; the rest is then not read.
 */
export async function readBlob(response: Response, maxBytes = Number.POSITIVE_INFINITY): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  const reader = response.body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return new Blob(parts, { type })
    size += value.length
    if (size > maxBytes) {
      // Whatever it comes to: nothing more is read.
      reader?.cancel().catch(() => {})
      throw httpErrors('http/too-large', { maxBytes })
    }
    parts.push(value)
  }
}
