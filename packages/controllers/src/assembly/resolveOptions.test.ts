import { mainnet } from '@portico/core/networks'
import { createFakeAdapter } from '@portico/core/testing'
import { describe, expect, it } from 'vitest'
import type { PorticoOptions } from '../instance/PorticoOptions.js'
import { createFakeSiwx } from '../testing/createFakeSiwx.js'
import { resolveOptions } from './resolveOptions.js'

const networks = [mainnet] as const

describe('resolveOptions', () => {
  it('fills in the defaults', () => {
    const { services, defaultNetwork, id } = resolveOptions({ networks })
    expect(services.relay).toBe('wss://relay.walletconnect.org')
    expect([defaultNetwork, id]).toEqual(['eip155:1', ''])
  })

  it('takes what is given and treats undefined as not given', () => {
    const options = resolveOptions({
      networks,
      themeMode: undefined,
      services: { relay: 'ws://localhost:1' },
    })
    expect(options.themeMode).toBe('system')
    expect(options.services).toMatchObject({ relay: 'ws://localhost:1', pulse: 'https://pulse.walletconnect.org' })
  })

  const invalid: readonly (readonly [string, Partial<Record<keyof PorticoOptions, unknown>>, string])[] = [
    ['no network', { networks: [] }, 'instance/no-networks'],
    ['one network twice', { networks: [mainnet, mainnet] }, 'instance/duplicate-network'],
    [
      'two adapters of one namespace',
      { adapters: [createFakeAdapter(), createFakeAdapter()] },
      'instance/invalid-option',
    ],
    ['a default network that is not offered', { defaultNetwork: 'eip155:10' }, 'instance/invalid-option'],
    ['an unknown theme', { themeMode: 'blue' }, 'instance/invalid-option'],
    ['an id that would break keys', { id: 'a/b' }, 'instance/invalid-option'],
    ['a project id that would break URLs', { projectId: 'a&b' }, 'instance/invalid-option'],
    ['a service that is no URL', { services: { frame: 'localhost' } }, 'instance/invalid-option'],
    ['a zone of names that is no domain', { services: { names: { zone: 'two words' } } }, 'instance/invalid-option'],
    ['a service with a trailing slash', { services: { auth: 'https://a.example/' } }, 'instance/invalid-option'],
  ]
  for (const [name, options, code] of invalid)
    it(`refuses ${name}`, () => {
      // The options are wrong on purpose.
      expect(() => resolveOptions({ networks, ...options } as PorticoOptions)).toThrow(
        expect.objectContaining({ code }),
      )
    })

  it.each([
    ['alone', undefined],
    ['beside `siwx`', createFakeSiwx()],
  ])('refuses the option of AppKit for sign-in %s, and names what takes its place', (_, siwx) => {
    const old = { networks, siweConfig: {}, siwx }
    expect(() => resolveOptions(old)).toThrow(/`siweConfig`.*siweToSiwx/)
  })
})
