import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn, signOut } from '../exports/session.js'
import { SessionProvider, type SessionProviderProps } from './SessionProvider.js'
import { type SessionContextValue, type UseSessionOptions, useSession } from './useSession.js'

const ann = { user: { name: 'Ann' }, expires: '2030-01-01T00:00:00.000Z' }
const bob = { user: { name: 'Bob' }, expires: '2030-01-01T00:00:00.000Z' }
const page = 'https://app.test/account'
const logger = { error: () => {} }

/** The answer to each request of the session, in their order; the last one again and again. */
function createServer(...answers: (object | null | 'offline' | Promise<Response> | number)[]) {
  const calls: string[] = []
  let queue = answers
  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    calls.push(`${init.method ?? 'GET'} ${input}`)
    if (String(input).endsWith('/csrf')) return Response.json({ csrfToken: 'token' })
    if (String(input).endsWith('/providers'))
      return Response.json({ siwe: { id: 'siwe', name: 'S', type: 'credentials', signinUrl: '/', callbackUrl: '/' } })
    if (/\/(signout|callback\/siwe)$/.test(String(input))) return Response.json({ url: page })
    const [answer = {}, ...rest] = queue
    if (rest.length > 0) queue = rest
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    if (typeof answer === 'number') return Response.json({}, { status: answer })
    return answer instanceof Promise ? answer : Response.json(answer)
  }
  return {
    fetch,
    calls,
    respond: (...more: typeof answers) => {
      queue = more
    },
  }
}

type Server = ReturnType<typeof createServer>

function renderSession<required extends boolean = false>(
  server: Server,
  props: SessionProviderProps = {},
  options: UseSessionOptions<required> = {},
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider fetch={server.fetch} logger={logger} {...props}>
      {children}
    </SessionProvider>
  )
  return renderHook(() => useSession(options), { wrapper }).result
}

const expectStatus = (result: { current: SessionContextValue }, status: string) =>
  waitFor(() => expect(result.current.status).toBe(status))

function setVisible(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const hearTab = () =>
  window.dispatchEvent(
    Object.assign(new Event('storage'), {
      key: 'nextauth.message',
      newValue: '{"event":"session","data":{"trigger":"signout"}}',
    }),
  )

const Name = () => <p>{useSession().data?.user?.name ?? 'none'}</p>
const Status = () => <p>{useSession().status}</p>
const App = ({ server }: { server: Server }) => (
  <SessionProvider fetch={server.fetch} logger={logger}>
    <Status />
  </SessionProvider>
)

const posted: string[] = []
beforeEach(() => {
  vi.stubGlobal('location', { href: page, reload() {} })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void posted.push(key))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  posted.length = 0
})

describe('the states', () => {
  test('loading, then authenticated', async () => {
    const result = renderSession(createServer(ann))
    expect(result.current).toMatchObject({ status: 'loading', data: undefined })
    await expectStatus(result, 'authenticated')
    expect(result.current).toMatchObject({ data: ann, error: undefined })
    expect(posted).toEqual(['nextauth.message'])
  })

  test('loading, then unauthenticated', async () => {
    const result = renderSession(createServer({}))
    await expectStatus(result, 'unauthenticated')
    expect(result.current.data).toBeNull()
  })

  test('a first request that fails ends loading, with the reason', async () => {
    const result = renderSession(createServer('offline'))
    await expectStatus(result, 'unauthenticated')
    expect(result.current).toMatchObject({ data: null, error: { code: 'auth-client/unreachable' } })
  })

  test.each([ann, null])('a given session %j is not fetched', async (session) => {
    const server = createServer(bob)
    const result = renderSession(server, { session })
    expect(result.current).toMatchObject({ data: session, status: session ? 'authenticated' : 'unauthenticated' })
    expect(server.calls).toEqual([])
  })

  test('several consumers share one request, in strict mode too', async () => {
    const server = createServer(ann)
    render(
      <StrictMode>
        <SessionProvider fetch={server.fetch} basePath="/account/auth">
          <Name />
          <Name />
        </SessionProvider>
      </StrictMode>,
    )
    expect(await screen.findAllByText('Ann')).toHaveLength(2)
    expect(server.calls).toEqual(['GET /account/auth/session'])
  })

  test('two providers keep a session each', async () => {
    const [first, second] = [renderSession(createServer(ann)), renderSession(createServer(bob))]
    await expectStatus(first, 'authenticated')
    await expectStatus(second, 'authenticated')
    expect([first.current.data, second.current.data]).toEqual([ann, bob])
  })

  test('outside of a provider the error says what is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(() => useSession())).toThrow(expect.objectContaining({ code: 'session/no-provider' }))
  })
})

describe('on a server', () => {
  test('nothing is fetched, and the page goes on from there without a mismatch', async () => {
    const server = createServer(ann)
    const html = renderToString(<App server={server} />)
    expect(html).toBe('<p>loading</p>')
    expect(server.calls).toEqual([])
    const container = Object.assign(document.createElement('div'), { innerHTML: html })
    const problems = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<App server={server} />, { container, hydrate: true })
    await waitFor(() => expect(container.textContent).toBe('authenticated'))
    expect(problems).not.toHaveBeenCalled()
  })

  test('a given session is rendered', () => {
    const html = renderToString(
      <SessionProvider session={ann}>
        <Status />
      </SessionProvider>,
    )
    expect(html).toBe('<p>authenticated</p>')
  })
})

describe('the session is fetched again', () => {
  test('when the page becomes visible, and not when it is hidden', async () => {
    const server = createServer(bob)
    const result = renderSession(server, { session: ann })
    setVisible('hidden')
    expect(server.calls).toEqual([])
    setVisible('visible')
    await waitFor(() => expect(result.current.data).toEqual(bob))
    expect(posted).toHaveLength(1)
  })

  test('not when the page becomes visible with refetchOnWindowFocus={false}', () => {
    const server = createServer(bob)
    renderSession(server, { session: ann, refetchOnWindowFocus: false })
    setVisible('visible')
    expect(server.calls).toEqual([])
  })

  test('not when nobody is signed in: another tab would have told', () => {
    const server = createServer(bob)
    renderSession(server, { session: null })
    setVisible('visible')
    window.dispatchEvent(new Event('online'))
    expect(server.calls).toEqual([])
  })

  test('when another tab tells, without telling others', async () => {
    const server = createServer(ann, {})
    const result = renderSession(server)
    await expectStatus(result, 'authenticated')
    posted.length = 0
    hearTab()
    await expectStatus(result, 'unauthenticated')
    expect(posted).toEqual([])
  })

  test('by polling, every refetchInterval seconds while somebody is signed in', async () => {
    vi.useFakeTimers()
    const server = createServer(ann, ann, {})
    renderSession(server, { session: ann, refetchInterval: 60 })
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(server.calls).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(server.calls).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(600_000))
    expect(server.calls).toHaveLength(3)
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('by polling offline with refetchWhenOffline={%s}: %i times', async (refetchWhenOffline, times) => {
    vi.useFakeTimers()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const server = createServer(ann)
    renderSession(server, { session: ann, refetchInterval: 60, refetchWhenOffline })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(server.calls).toHaveLength(times)
  })

  test('back online, also after a first request that failed', async () => {
    const server = createServer('offline', ann, bob)
    const result = renderSession(server)
    await expectStatus(result, 'unauthenticated')
    act(() => void window.dispatchEvent(new Event('online')))
    await expectStatus(result, 'authenticated')
    expect(result.current.error).toBeUndefined()
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(result.current.data).toEqual(bob))
  })

  test('no more once the provider is gone', async () => {
    const server = createServer(ann)
    const { unmount } = render(<SessionProvider fetch={server.fetch} session={ann} refetchInterval={1} />)
    unmount()
    setVisible('visible')
    hearTab()
    window.dispatchEvent(new Event('online'))
    expect(server.calls).toEqual([])
  })

  test('a server that fails has signed nobody out', async () => {
    const server = createServer(500, ann)
    const result = renderSession(server, { session: ann })
    setVisible('visible')
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'auth-client/status' }))
    expect(result.current).toMatchObject({ status: 'authenticated', data: ann })
    setVisible('visible')
    await waitFor(() => expect(result.current.error).toBeUndefined())
  })

  test('a server that refuses has', async () => {
    const result = renderSession(createServer(401), { session: ann })
    setVisible('visible')
    await expectStatus(result, 'unauthenticated')
  })

  test('of two answers that overtake each other the newer request counts', async () => {
    let answerFirst = (_: Response) => {}
    const first = new Promise<Response>((resolve) => {
      answerFirst = resolve
    })
    const result = renderSession(createServer(first, {}))
    hearTab()
    await expectStatus(result, 'unauthenticated')
    await act(async () => answerFirst(Response.json(ann)))
    expect(result.current.status).toBe('unauthenticated')
  })
})

describe('signIn and signOut', () => {
  test('resolve once the session is up to date', async () => {
    const server = createServer({}, ann, {})
    const result = renderSession(server)
    await expectStatus(result, 'unauthenticated')
    await act(async () => void (await signIn('siwe', { fetch: server.fetch, redirect: false })))
    expect(result.current).toMatchObject({ status: 'authenticated', data: ann })
    await act(async () => void (await signOut({ fetch: server.fetch, redirect: false })))
    expect(result.current.status).toBe('unauthenticated')
  })
})

describe('required', () => {
  test('goes to the sign-in page of the base path, from where it comes back', async () => {
    const result = renderSession(createServer({}), { basePath: '/account/auth' }, { required: true })
    const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: page })
    await waitFor(() => expect(location.href).toBe(`/account/auth/signin?${query}`))
    expect(result.current).toMatchObject({ status: 'loading', data: null })
  })

  test('calls onUnauthenticated instead, once for each time', async () => {
    const server = createServer({}, ann, {})
    const onUnauthenticated = vi.fn()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <SessionProvider fetch={server.fetch}>{children}</SessionProvider>
      </StrictMode>
    )
    // A new function each time, as inline ones are.
    const options = () => ({ required: true, onUnauthenticated: () => onUnauthenticated() })
    const { result } = renderHook(() => useSession(options()), { wrapper })
    await waitFor(() => expect(onUnauthenticated).toHaveBeenCalledOnce())
    hearTab()
    await expectStatus(result, 'authenticated')
    hearTab()
    await waitFor(() => expect(onUnauthenticated).toHaveBeenCalledTimes(2))
    expect(location.href).toBe(page)
  })

  test('stays with a session', async () => {
    const result = renderSession(createServer(ann), {}, { required: true })
    await expectStatus(result, 'authenticated')
    expect(location.href).toBe(page)
  })
})

describe('update', () => {
  test('has the server change the session, and tells other tabs', async () => {
    const server = createServer(bob)
    const result = renderSession(server, { session: ann })
    let updated: unknown
    act(() => {
      updated = result.current.update({ name: 'Bob' })
    })
    expect(result.current).toMatchObject({ status: 'loading', data: ann })
    await act(async () => expect(await updated).toEqual(bob))
    expect(result.current).toMatchObject({ status: 'authenticated', data: bob })
    expect(server.calls).toEqual(['GET /api/auth/csrf', 'POST /api/auth/session'])
    expect(posted).toEqual(['nextauth.message'])
  })

  test('does nothing when nobody is signed in', async () => {
    const server = createServer(bob)
    const result = renderSession(server, { session: null })
    expect(await result.current.update()).toBeUndefined()
    expect(server.calls).toEqual([])
  })

  test('that fails resolves with null and leaves the session, with the reason', async () => {
    const result = renderSession(createServer('offline'), { session: ann })
    await act(async () => expect(await result.current.update()).toBeNull())
    expect(result.current).toMatchObject({
      status: 'authenticated',
      data: ann,
      error: { code: 'auth-client/unreachable' },
    })
  })

  test('that another tab overtakes is followed by a request of its own', async () => {
    let answer = (_: Response) => {}
    const slow = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const server = createServer(slow, ann, {})
    const result = renderSession(server, { session: ann })
    act(() => void result.current.update())
    await waitFor(() => expect(server.calls).toHaveLength(2))
    hearTab()
    await expectStatus(result, 'authenticated')
    await act(async () => answer(Response.json(bob)))
    await expectStatus(result, 'unauthenticated')
  })
})
