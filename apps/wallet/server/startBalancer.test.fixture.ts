import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'

/** A balancer in front of several wallets. */
export type Balancer = {
  readonly url: string
  /** How often the wallets gave which answer: a status, and the code of an error. `cut` is one that broke off. */
  readonly answers: ReadonlyMap<string, number>
  close(): Promise<void>
}

type Passed = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: Buffer }

/** Passes a request on. `refused` if nobody listens there, so that nothing was done; `cut` if its answer broke off. */
function pass(request: IncomingMessage, body: Buffer, port: number): Promise<Passed | 'refused' | 'cut'> {
  const { url: path, method, headers } = request
  return new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { ...headers, connection: 'close' },
      agent: false,
    }
    const passed = sendRequest(options, (answer) => {
      readBody(answer).then(
        (text) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: text }),
        () => resolve('cut'),
      )
    })
    passed.on('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cut'))
    passed.end(body)
  })
}

function nameAnswer({ status, body }: Passed): string {
  const { error } = JSON.parse(body.toString() || '{}')
  return error ? `${status} ${error.code}` : `${status}`
}

/** Starts a balancer that asks one wallet after another, and the next one only where nobody listens. */
export async function startBalancer(port: number, wallets: readonly number[]): Promise<Balancer> {
  const answers = new Map<string, number>()
  const count = (name: string) => void answers.set(name, (answers.get(name) ?? 0) + 1)
  let turn = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    for (const _ of wallets) {
      const outcome = await pass(request, body, wallets[turn++ % wallets.length] ?? 0)
      if (outcome === 'refused') continue
      count(outcome === 'cut' ? 'cut' : nameAnswer(outcome))
      if (outcome === 'cut') return void response.writeHead(502).end()
      const { 'content-type': type = '', 'retry-after': retryAfter } = outcome.headers
      response.writeHead(outcome.status, { 'content-type': type, ...(retryAfter && { 'retry-after': retryAfter }) })
      return void response.end(outcome.body)
    }
    response.writeHead(503, { 'retry-after': '1' }).end()
  }

  const listening = await listen(port, (request, response) => {
    // Whoever asked has gone.
    answer(request, response).catch(() => response.destroy())
  })
  return { url: `http://127.0.0.1:${port}`, answers, close: listening.close }
}
