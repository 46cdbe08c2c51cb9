import { vi } from 'vitest'

export const appOrigin = 'https://app.example.org'

/** A stand-in for a window: in Node only a port can be a message's source. */
export function createSource(): MessagePort {
  return new MessageChannel().port1
}

/** The window of a wallet in a frame, and the app above it. */
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
    /** What the app was sent over the window, oldest first. */
    messages: () => posted.mock.calls.map(([message]) => message),
    /** Delivers a message as the browser does. */
    post(data: unknown, from: { origin?: string; source?: MessagePort | null; ports?: MessagePort[] } = {}) {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: parent, ...from }))
    },
  }
}

/** Lets promises and messages of ports settle. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setTimeout(resolve))
}
