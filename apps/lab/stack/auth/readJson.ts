import type { IncomingMessage } from 'node:http'
import { readBody } from '@portico/app-parts/http/readBody'
import { isRecord } from '@portico/core/internal'

/** Reads the body of a request as a JSON object; empty if it is none. The content type does not matter. */
export async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const text = (await readBody(request)).toString()
  try {
    const body: unknown = JSON.parse(text || '{}')
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}
