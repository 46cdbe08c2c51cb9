import type { ServerResponse } from 'node:http'

/** Answers with JSON that nothing keeps and no other origin reads. */
export function reply(response: ServerResponse, status: number, body: unknown, cookies: readonly string[] = []): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
  })
  response.end(JSON.stringify(body))
}
