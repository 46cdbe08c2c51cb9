import { createLogger, systemClock } from '@portico/core'
import { afterEach, expect, it, test } from 'vitest'
import { getInternals } from '../../../instance/getInternals.js'
import {
  type CreateTestPorticoOptions,
  createTestPortico,
  type TestPortico,
} from '../../../testing/createTestPortico.js'
import { createBridgeClient } from './createBridgeClient.js'

// Stands in for the network: every page is empty.
Reflect.get(window, 'happyDOM').settings.fetch.interceptor = {
  beforeAsyncRequest: async () => new window.Response('', { headers: { 'content-type': 'text/html' } }),
}

let made: TestPortico | undefined
afterEach(() => made?.portico.destroy())

function open(frameUrl: string, options: CreateTestPorticoOptions = {}) {
  made = createTestPortico(options)
  return createBridgeClient(getInternals(made.portico).context, { frameUrl })
}

it('puts the frame of a wallet site into the slot of the dialog', async () => {
  const { client, served } = await open('https://wallet.example')
  const slot = document.querySelector('[data-portico-slot="frame"]')
  expect(slot?.querySelector('iframe')?.src).toMatch('https://wallet.example/sdk?')
  expect(served, 'one of your own may serve any network').toBeUndefined()
  client.destroy()
})

test.each([
  ['https://wallet.example', ['projectId', 'chainId', 'version', 'enableLogger', 'lang']],
  // The contract of the hosted wallet knows no more.
  ['https://secure.walletconnect.org', ['projectId', 'chainId', 'version', 'enableLogger']],
])('tells the wallet at %s: %j', async (frameUrl, names) => {
  document.documentElement.lang = 'ar'
  const { client } = await open(frameUrl, { projectId: 'p' })
  const { src = '' } = document.querySelector<HTMLIFrameElement>('[data-portico-slot="frame"] iframe') ?? {}
  expect([...new URL(src).searchParams.keys()]).toEqual(names)
  document.documentElement.removeAttribute('lang')
  client.destroy()
})

test.each([
  ['debug', true],
  ['info', true],
  ['warn', false],
  ['error', false],
  ['silent', false],
] as const)('where the app logs from %j up, lets the frame log: %s', async (logLevel, logs) => {
  const { client } = await open('https://wallet.example', {
    logLevel,
    logger: createLogger({ level: 'silent', clock: systemClock }),
  })
  const { src = '' } = document.querySelector<HTMLIFrameElement>('[data-portico-slot="frame"] iframe') ?? {}
  expect(new URL(src).searchParams.get('enableLogger')).toBe(String(logs))
  client.destroy()
})

test.each([
  ['https://', 'frame/invalid-origin'],
  ['https://wallet example', 'frame/invalid-origin'],
  ['wallet.example', 'frame/invalid-origin'],
  ['/wallet', 'frame/invalid-origin'],
  ['javascript:alert(1)', 'frame/invalid-origin'],
  ['https://app.example/wallet', 'frame/same-origin'],
])('refuses a wallet site at %j', async (frameUrl, code) => {
  // happy-dom does not report a window's origin.
  Object.defineProperty(document.defaultView, 'origin', { value: 'https://app.example', configurable: true })
  await expect(open(frameUrl)).rejects.toMatchObject({ code })
  expect(document.querySelector('iframe')).toBeNull()
})
