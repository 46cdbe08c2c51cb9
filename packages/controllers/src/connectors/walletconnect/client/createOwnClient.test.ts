import { createFakeContext } from '@portico/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultServices } from '../../../instance/PorticoOptions.js'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { createOwnClient, forgetCore } from './createOwnClient.js'

const ownRelay = 'wss://relay.example'
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const attestation = [encode({ alg: 'ES256' }), encode({ id: '1' }), encode({})].join('.')

/** A property of the library that the port does not declare. */
function readPart(owner: object, name: string): object {
  const part: unknown = Reflect.get(owner, name)
  if ((typeof part !== 'object' && typeof part !== 'function') || !part) throw new Error(`There is no ${name}`)
  return part
}

/** A page whose vendor frames load at once. */
function createPage() {
  const frames: string[] = []
  const body = { appendChild: ({ src }: { readonly src: string }) => frames.push(src), removeChild() {} }
  return {
    frames,
    document: { body, createElement: () => ({ style: {}, src: '', addEventListener() {} }) },
    navigator: {},
    location: { origin: 'https://app.example' },
    addEventListener: (_: string, listener: (event: object) => void) =>
      listener({ data: JSON.stringify({ type: 'verify_attestation', attestation }) }),
    removeEventListener() {},
  }
}

/** The real client, without access to any relay. */
async function arrange(options: WalletConnectOptions, relay = defaultServices.relay) {
  const fetch = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', fetch)
  const services = { ...defaultServices, relay }
  const context = createFakeContext({ instanceId: crypto.randomUUID(), projectId: 'p', services })
  const { client, catchUp, close } = await createOwnClient(context, options)
  onTestFinished(close)
  const page = createPage()
  return {
    catchUp,
    client,
    fetch,
    frames: page.frames,
    /** Registers the page with the Verify service, as the library does before it proposes or sends a request. */
    attest(): Promise<unknown> {
      const verify = readPart(client.core, 'verify')
      const register = readPart(verify, 'register')
      const { process } = globalThis
      Object.assign(globalThis, { window: page, process: undefined })
      try {
        // The library declares `register` as a function.
        return (register as (details: object) => Promise<unknown>).call(verify, { id: '1', decryptedId: '2' })
      } finally {
        Object.assign(globalThis, { process })
        Reflect.deleteProperty(globalThis, 'window')
      }
    },
    telemetry: (): unknown => Reflect.get(readPart(client.core, 'eventClient'), 'telemetryEnabled'),
  }
}

describe('the client that is made here', () => {
  it("asks the vendor's Verify, with the hosted relay", async () => {
    const { attest, frames } = await arrange({})
    expect(await attest()).toBe(attestation)
    expect(frames).toEqual([
      expect.stringMatching(/^https:\/\/verify\.walletconnect\.org\/v3\/attestation\?projectId=p&/),
    ])
  })

  it.each<[string, WalletConnectOptions, string | undefined]>([
    ['service', {}, ownRelay],
    ['option', { relayUrl: ownRelay }, undefined],
  ])('asks no host but the relay when that is your own (%s)', async (_, options, relay) => {
    const { attest, fetch, frames } = await arrange(options, relay)
    expect(await attest()).toBe('')
    expect(frames).toEqual([])
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('reports to the vendor only when told so (%s)', async (telemetry, expected) => {
    expect((await arrange({ telemetry })).telemetry()).toBe(expected)
  })
})

it('removes the core of one prefix and no other', () => {
  const one = '_walletConnectCore_one'
  const two = '_walletConnectCore_two'
  for (const name of [one, `${one}_count`, two]) Reflect.set(globalThis, name, {})
  forgetCore('one')
  expect([one, `${one}_count`, two].map((name) => Reflect.has(globalThis, name))).toEqual([false, false, true])
  forgetCore('two')
})
