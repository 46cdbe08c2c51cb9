import { vi } from 'vitest'

export const appOrigin = 'https://app.example.org'

/** Stands in for a window, because in Node only a port can be a message's source. */
export function createSource(): MessagePort {
  return new MessageChannel().port1
}

/** Creates the window of a wallet in a frame, with the app above it. */
export function createEmbeddedWindow({ origin = appOrigin, isTop = false } = {}) {
  const posted = vi.fn<(message: unknown, targetOrigin: string) => void>()
  const parent = Object.assign(createSource(), { postMessage: posted })
  const target = new EventTarget()
  const window = Object.assign(target, {
    parent: isTop ? target : parent,
    location: { ancestorOrigins: [origin] },
    document: { referrer: '' },
  })
  return {
    window,
    parent,
    posted,
    /** Messages posted to the app over the window, oldest first. */
    messages: () => posted.mock.calls.map(([message]) => message),
    /** Delivers a message like the browser. */
    post(data: unknown, from: { origin?: string; source?: MessagePort | null; ports?: MessagePort[] } = {}) {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: parent, ...from }))
    },
  }
}

/** Lets promises and port messages settle. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setTimeout(resolve))
}
