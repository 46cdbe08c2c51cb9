import type { BrowserContext, Page, Request } from '@playwright/test'

/** A text that was observed, and where. */
export type Trace = { readonly place: string; readonly text: string }

/** Records what frames and popups send to the app, over window messages and ports. Runs in the app's page. */
function noteMessages(): void {
  if (window !== window.top) return
  const notes: string[] = []
  Object.assign(window, { messageNotes: notes })
  const note = (event: Event) => notes.push(JSON.stringify((event as MessageEvent).data) ?? '')
  window.addEventListener('message', note)
  const add = MessagePort.prototype.addEventListener
  MessagePort.prototype.addEventListener = function listen(...parameters: Parameters<typeof add>) {
    if (parameters[0] === 'message') add.call(this, 'message', note)
    return add.apply(this, parameters)
  }
}

/** Reads everything that an app's page stores or shows. */
async function readPage(page: Page): Promise<readonly Trace[]> {
  const kept = await page.evaluate(async () => {
    const read = (storage: Storage) => JSON.stringify(Object.entries(storage))
    const inner = Reflect.get(Reflect.get(window, 'portico') ?? {}, Symbol.for('@portico/internals'))
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return {
      localStorage: read(localStorage),
      sessionStorage: read(sessionStorage),
      indexedDB: JSON.stringify(databases),
      cookie: document.cookie,
      'log buffer': JSON.stringify(inner?.logger?.entries() ?? []),
      messages: JSON.stringify(Reflect.get(window, 'messageNotes') ?? []),
      page: document.documentElement.outerHTML,
      history: JSON.stringify(history.state) + location.href,
    }
  })
  return Object.entries(kept).map(([place, text]) => ({ place, text }))
}

/**
 * Records what the pages of a context send, log and store.
 *
 * @param wallet Origin of the wallet's site. Traffic between its own pages and server is kept apart: codes and tokens
 * belong there, keys do not.
 */
export async function collectTraces(context: BrowserContext, wallet: string) {
  const traces: Trace[] = []
  const answers: Promise<Trace>[] = []
  await context.addInitScript(noteMessages)
  const isWalletApi = (request: Request) => request.url().startsWith(`${wallet}/api/`)
  context.on('request', (request) => {
    traces.push({ place: 'URL', text: request.url() }, { place: 'referrer', text: request.headers().referer ?? '' })
    if (!isWalletApi(request)) traces.push({ place: `body to ${request.url()}`, text: request.postData() ?? '' })
  })
  context.on('response', (response) => {
    if (!isWalletApi(response.request())) return
    const read = response.text().catch(() => '')
    answers.push(read.then((text) => ({ place: `answer of ${response.url()}`, text })))
  })
  context.on('console', (message) => traces.push({ place: 'console', text: message.text() }))
  context.on('weberror', (error) => traces.push({ place: 'error', text: String(error.error().stack) }))
  return {
    /** Traces so far, outside of the wallet's own API. */
    traces,
    /** Adds what a page currently stores and shows. */
    read: async (page: Page) => void traces.push(...(await readPage(page))),
    /** Responses of the wallet's server. */
    answers: () => Promise.all(answers),
  }
}
