/** A `fetch` that keeps cookies as a browser does, and follows redirects with them. */
export type BrowserFetch = typeof fetch & {
  /** Forgets all cookies. */
  clear(): void
}

const mostRedirects = 20

/** Makes a `fetch` with a jar of cookies by host and port. */
export function createBrowserFetch(): BrowserFetch {
  const jars = new Map<string, Map<string, string>>()

  function keep(host: string, response: Response): void {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice('expires='.length)
      if (expires && Date.parse(expires) <= Date.now()) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  async function send(input: string | URL | Request, init: RequestInit = {}, left = mostRedirects): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(init.headers)
    const cookies = [...(jars.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`)
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    keep(url.host, response)
    const target = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || !target || left === 0) return response
    return send(new URL(target, url), { ...(init.signal && { signal: init.signal }) }, left - 1)
  }

  return Object.assign((input: string | URL | Request, init?: RequestInit) => send(input, init), {
    clear: () => jars.clear(),
  })
}
