/** A request that a fake `fetch` received. */
export type FakeFetchCall = {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  /** The body as text. */
  readonly body: string | undefined
  readonly signal: AbortSignal | undefined
  /** Absent if redirects are followed. */
  readonly redirect?: RequestRedirect | undefined
}

/** Answer of the fake: a Response, JSON with a status (default 200), or a failure. */
export type FakeAnswer =
  | Response
  | { readonly json: unknown; readonly status?: number; readonly headers?: Readonly<Record<string, string>> }
  | 'hang'
  | 'offline'

/** An answer, or a function that returns one for a call. */
export type FakeResponder = FakeAnswer | ((call: FakeFetchCall) => FakeAnswer | Promise<FakeAnswer>)

/** A `fetch` without network that records calls and returns configured answers. */
export type FakeFetch = typeof globalThis.fetch & {
  readonly calls: readonly FakeFetchCall[]
  /** Replaces the answer of all further calls. */
  respond(answer: FakeResponder): void
}

/**
 * Makes a `fetch` that records its calls. Answers are used in order and the last one again and again; without any it is
 * offline. `hang` ends only by the call's signal.
 */
export function createFakeFetch(...answers: FakeResponder[]): FakeFetch {
  const calls: FakeFetchCall[] = []
  let queue = [...answers]
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const call: FakeFetchCall = {
      url: new URL(input instanceof Request ? input.url : input),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : undefined,
      signal: init.signal ?? undefined,
      ...(init.redirect && { redirect: init.redirect }),
    }
    calls.push(call)
    const next = queue.length > 1 ? queue.shift() : queue[0]
    const answer = typeof next === 'function' ? await next(call) : (next ?? 'offline')
    if (call.signal?.aborted) throw call.signal.reason
    if (answer === 'offline') throw new TypeError('fetch failed')
    if (answer === 'hang') {
      return new Promise((_, reject) => call.signal?.addEventListener('abort', () => reject(call.signal?.reason)))
    }
    if (answer instanceof Response) return answer.clone()
    return new Response(answer.json === undefined ? '' : JSON.stringify(answer.json), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json', ...answer.headers },
    })
  }
  return Object.assign(fetch, {
    calls,
    respond(answer: FakeResponder) {
      queue = [answer]
    },
  })
}
