import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '@portico/app-parts/http/listen'
import { createInbox, type Inbox } from './createInbox.js'
import { startSmtp } from './startSmtp.js'

/** A running mail service that receives by SMTP and lists by HTTP. */
export type Mail = {
  /** Base URL of `GET /messages`, without trailing slash. */
  readonly url: string
  readonly smtpUrl: string
  readonly inbox: Inbox
  /**
   * Makes the server refuse mail to an address, or accept it again.
   *
   * @param code Code of the refusal (RFC 5321). Default: 550, for good.
   */
  setRefused(address: string, isRefused: boolean, code?: number): void
  /** Accepts mail to every address again. */
  reset(): void
  close(): Promise<void>
}

const loopback = /^https?:\/\/((.+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Mails contain codes, so only pages of this machine may read them. */
function permit({ headers }: IncomingMessage): Record<string, string> | undefined {
  const { origin, host = '' } = headers
  if (!loopback.test(`http://${host}`) || (origin !== undefined && !loopback.test(origin))) return undefined
  return origin === undefined ? {} : { 'access-control-allow-origin': origin, vary: 'origin' }
}

/**
 * Starts the mail service.
 *
 * @param port Port for HTTP.
 * @param smtpPort Port for SMTP.
 */
export async function startMail({ port, smtpPort }: { port: number; smtpPort: number }): Promise<Mail> {
  const inbox = createInbox()
  const refused = new Map<string, number>()
  const smtp = await startSmtp({
    port: smtpPort,
    onLetter: (letter) => inbox.add(letter),
    refusalOf: (address) => refused.get(address),
  })

  function stream(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): void {
    response.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    const send = () => response.write('event: change\ndata: \n\n')
    send()
    request.once('close', inbox.onChange(send))
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const permission = permit(request)
    const reply = (status: number, body?: unknown) => {
      response.writeHead(status, { ...permission, 'content-type': 'application/json', 'cache-control': 'no-store' })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    }
    if (!permission) return reply(403, { error: 'Mails are for pages of this machine' })
    const { pathname, searchParams } = new URL(`http://localhost${request.url}`)
    // An unescaped plus decodes to a space, which no address contains.
    const to = searchParams.get('to')?.replaceAll(' ', '+')
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { ...permission, 'access-control-allow-methods': 'GET, DELETE' }).end()
      return
    }
    if (pathname === '/events' && request.method === 'GET') return stream(request, response, permission)
    if (pathname !== '/messages') return reply(404, { error: `There is no ${pathname}` })
    if (request.method === 'GET') return reply(200, inbox.list(to))
    if (request.method !== 'DELETE') return reply(405, { error: 'Mails are read with GET and dropped with DELETE' })
    inbox.clear(to)
    reply(200, { ok: true })
  }

  const listening = await listen(port, answer).catch(async (error: unknown) => {
    await smtp.close()
    throw error
  })
  return {
    url: `http://127.0.0.1:${port}`,
    smtpUrl: smtp.url,
    inbox,
    setRefused(address, isRefused, code = 550) {
      if (isRefused) refused.set(address.toLowerCase(), code)
      else refused.delete(address.toLowerCase())
    },
    reset: () => refused.clear(),
    async close() {
      await Promise.all([listening.close(), smtp.close()])
    },
  }
}
