import type { BrowserContext } from '@playwright/test'

/**
 * Blocks the storage of the wallet's frame, like browsers that block third-party storage. Headless browsers have no
 * such setting.
 *
 * @param cookies Which cookies of the frame the browser keeps. `open` are unpartitioned ones, which need the user's
 * permission.
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
