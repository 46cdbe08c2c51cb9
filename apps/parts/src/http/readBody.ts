import type { IncomingMessage } from 'node:http'

const limitBytes = 10_000_000

/**
 * Reads the whole body of a request.
 *
 * @throws Error When it is longer than 10 MB.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > limitBytes) throw new Error(`The request is longer than ${limitBytes} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
