import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBidiClient } from './createBidiClient.js'
import type { Driver } from './Driver.js'
import { startProcess, waitForOutput } from './startProcess.js'
import { toClick, toKeys } from './toActions.js'

type Tree = { readonly contexts: readonly { readonly context: string }[] }
type Session = { readonly capabilities: { readonly browserVersion: string } }
type Evaluated = {
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/**
 * Starts Firefox ESR, which supports WebDriver BiDi natively.
 *
 * @throws Error If there is none, or it does not start.
 */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'portico-firefox-'))
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]
  const firefox = await startProcess('firefox-esr', args)
  const close = async () => {
    await firefox.stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const { ask } = await createBidiClient(`${await waitForOutput(firefox, /BiDi listening on (ws:\S+)/)}/session`)
    // The protocol guarantees these shapes.
    const { capabilities } = (await ask('session.new', { capabilities: {} })) as Session
    const tree = (await ask('browsingContext.getTree', {})) as Tree
    const context = tree.contexts[0]?.context
    if (!context) throw new Error('it has no window')
    await ask('browsingContext.setViewport', { context, viewport: { width: 1024, height: 768 } })
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      goto: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
      reload: async () => void (await ask('browsingContext.reload', { context, wait: 'complete' })),
      async evaluate(expression) {
        const parameters = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: false }
        const { result, exceptionDetails } = (await ask('script.evaluate', parameters)) as Evaluated
        if (exceptionDetails) throw new Error(exceptionDetails.text)
        return result?.value === undefined ? undefined : JSON.parse(result.value)
      },
      click: async (x, y) => void (await ask('input.performActions', { context, actions: toClick(x, y) })),
      type: async (text) => void (await ask('input.performActions', { context, actions: toKeys(text) })),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
