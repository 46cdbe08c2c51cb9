import type { BrowserContext } from '@playwright/test'

/**
 * Has a context deny the wallet's frame its storage, as browsers do that block the storage of other sites' frames. The
 * headless browser has no such setting.
 *
 * @param cookies Which of the frame's cookies the browser keeps: `open` are those that the person has to give access to.
 */
export async function denyStorage(context: BrowserContext, cookies: 'partitioned' | 'open' | 'none'): Promise<void> {
  await context.addInitScript((kept) => {
    if (window === window.top || location.pathname !== '/sdk') return
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
    if (kept === 'partitioned') return
    const send = window.fetch
    window.fetch = (input, init) => {
      const keep = new Headers(init?.headers).get('x-keep')
      return send(input, { ...init, ...(keep !== kept && { credentials: 'omit' }) })
    }
  }, cookies)
}
