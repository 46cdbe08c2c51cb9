import { createServer } from 'node:net'
import type { Driver } from './Driver.js'
import { startProcess, waitForOutput } from './startProcess.js'
import { toKeys } from './toActions.js'

type Session = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }

const readyLimitMs = 60_000

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Creates a client of the classic WebDriver protocol. */
function createClient(url: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    // The protocol guarantees this shape.
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | undefined }
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
    return value
  }
}

async function waitUntilReady(ask: ReturnType<typeof createClient>): Promise<void> {
  const end = Date.now() + readyLimitMs
  for (;;) {
    try {
      await ask('GET', '/status')
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/**
 * Starts WebKitGTK on a separate Xvfb display, because WebKitGTK has no headless mode.
 *
 * @throws Error If it is missing or does not start.
 */
export async function startWebKit(): Promise<Driver> {
  const parts: { stop(): Promise<void> }[] = []
  const close = async () => {
    for (const part of parts.reverse()) await part.stop()
  }
  try {
    const screen = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
    const display = await startProcess('Xvfb', screen)
    parts.push(display)
    const number = await waitForOutput(display, /^(\d+)$/m)
    const port = await findPort()
    const env = { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' }
    parts.push(await startProcess('WebKitWebDriver', [`--port=${port}`], env))
    const ask = createClient(`http://127.0.0.1:${port}`)
    await waitUntilReady(ask)
    // The protocol guarantees this shape.
    const session = (await ask('POST', '/session', { capabilities: { alwaysMatch: {} } })) as Session
    const path = `/session/${session.sessionId}`
    parts.push({ stop: async () => void (await ask('DELETE', path).catch(() => undefined)) })
    return {
      version: `WebKitGTK ${session.capabilities.browserVersion}`,
      goto: async (url) => void (await ask('POST', `${path}/url`, { url })),
      reload: async () => void (await ask('POST', `${path}/refresh`, {})),
      async evaluate(expression) {
        const body = { script: `return JSON.stringify(${expression})`, args: [] }
        const text = await ask('POST', `${path}/execute/sync`, body)
        return typeof text === 'string' ? JSON.parse(text) : undefined
      },
      type: async (text) => void (await ask('POST', `${path}/actions`, { actions: toKeys(text) })),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
