import { createHash } from 'node:crypto'

const deviceDays = 400
const sessionDays = 30

/** Cookies of one request and its response. */
export type CookieJar = {
  /** Random id of the browser, or ''. */
  readonly device: string
  /** Session token, or ''. */
  readonly token: string
  setDevice(device: string): void
  /** Sets the session cookie, or removes it if `token` is undefined. */
  setSession(token: string | undefined): void
  /** Values of `Set-Cookie`. */
  list(): readonly string[]
}

function readCookie(header: string, name: string): string {
  const found = header.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return /^[\w-]{20,100}$/.exec(found?.slice(name.length + 1) ?? '')?.[0] ?? ''
}

/**
 * Creates the cookies of a frame without storage. Scripts cannot read them. The name of the session cookie depends on
 * project and app, so that no other app finds it in browsers that do not partition cookies.
 *
 * @param parameters `header` is the request's cookie header, `isPartitioned` whether the browser partitions cookies by
 * the app's site.
 */
export function createCookieJar(parameters: {
  header: string
  projectId: string
  app: string
  isPartitioned: boolean
}): CookieJar {
  const { header, projectId, app, isPartitioned } = parameters
  const place = createHash('sha256').update(`${projectId}\n${app}`).digest('base64url').slice(0, 22)
  const sessionName = `__Host-portico-session-${place}`
  const deviceName = '__Host-portico-browser'
  const given: string[] = []
  const rules = `Path=/; Secure; HttpOnly; SameSite=None${isPartitioned ? '; Partitioned' : ''}`
  const set = (name: string, value: string, days: number) =>
    void given.push(`${name}=${value}; Max-Age=${days * 86_400}; ${rules}`)
  return {
    device: readCookie(header, deviceName),
    token: readCookie(header, sessionName),
    setDevice: (device) => set(deviceName, device, deviceDays),
    setSession: (token) => (token === undefined ? set(sessionName, '', 0) : set(sessionName, token, sessionDays)),
    list: () => given,
  }
}
