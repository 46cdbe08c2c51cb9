import type { AuthClientOptions } from '../auth-client/requestAuth.js'

/** An answer: JSON with status 200, a whole response, or a failure. */
type Answer = Response | { readonly json: unknown } | 'offline' | 'hang'

type Call = {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly cookie: string | undefined
}

const providers = Object.fromEntries(
  [
    ['email', 'email'],
    ['siwe', 'credentials'],
    ['github', 'oauth'],
  ].map(([id, type]) => [
    id,
    { id, name: id, type, signinUrl: `https://app.test/signin/${id}`, callbackUrl: `https://app.test/callback/${id}` },
  ]),
)

/** Makes the `fetch` of a next-auth server without network that records its calls. */
export function createFakeAuthServer(answers: Readonly<Record<string, Answer>> = {}) {
  const known: Record<string, Answer> = {
    'GET session': { json: { user: { name: 'Ann' }, expires: '2030-01-01T00:00:00.000Z' } },
    'GET csrf': { json: { csrfToken: 'token' } },
    'GET providers': { json: providers },
    'POST signout': { json: { url: 'https://app.test/bye' } },
    ...answers,
  }
  const calls: Call[] = []
  const logged: unknown[][] = []
  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const path = String(input).replace(/^.*\/api\/auth\//, '')
    const { method = 'GET', body, signal } = init
    calls.push({ method, path, body: String(body ?? ''), cookie: new Headers(init.headers).get('cookie') ?? undefined })
    const answer = known[`${method} ${path.split('?')[0]}`] ?? new Response('<p>No such page</p>', { status: 404 })
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    if (answer === 'hang')
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    return answer instanceof Response ? answer.clone() : Response.json(answer.json)
  }
  const options: AuthClientOptions = {
    fetch,
    logger: { error: (...entry) => void logged.push(entry) },
    timeoutMs: 1_000,
  }
  return {
    options,
    calls,
    /** What the client's logger was told. */
    logged,
    /** The calls as `GET session`. */
    listCalls: () => calls.map(({ method, path }) => `${method} ${path}`),
    answer: (call: string, answer: Answer) => {
      known[call] = answer
    },
  }
}
