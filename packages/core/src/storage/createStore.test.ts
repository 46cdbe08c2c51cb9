import { describe, expect, it, vi } from 'vitest'
import { createLogger } from '../logger/createLogger.js'
import { createFaultyStorage } from '../testing/createFaultyStorage.js'
import { createStore } from './createStore.js'
import { activeNetworkKey } from './keys/connectionKeys.js'
import { deepLinkChoiceKey } from './keys/deepLinkChoiceKey.js'
import { emailKey } from './keys/embeddedWalletKeys.js'
import { preferredAccountTypesKey } from './keys/preferredAccountTypesKey.js'
import { connectorIdKey } from './keys/sessionKeys.js'

function arrange({ id = '', initial = {} as Record<string, string> } = {}) {
  const port = createFaultyStorage(initial)
  const logger = createLogger({ level: 'silent' })
  return { port, logger, store: createStore({ port, id, logger }) }
}

describe('createStore', () => {
  it('uses the plain key names for the instance without an id', () => {
    const { port, store } = arrange()
    store.set(activeNetworkKey, 'eip155:10')
    store.set(connectorIdKey('eip155'), 'io.metamask')
    expect(port.getItem('@appkit/active_caip_network_id')).toBe('eip155:10')
    expect(port.getItem('@appkit/eip155:connected_connector_id')).toBe('io.metamask')
    expect(store.get(activeNetworkKey)).toBe('eip155:10')
  })

  it('keeps instances apart by their id', () => {
    const { port, logger } = arrange()
    const a = createStore({ port, id: 'a', logger })
    const b = createStore({ port, id: '$&', logger })
    a.set(activeNetworkKey, 'eip155:1')
    b.set(activeNetworkKey, 'eip155:2')
    a.set(emailKey, 'a@example.org')
    a.set(deepLinkChoiceKey, { href: 'https://wallet.example/', name: 'W' })
    expect(port.getItem('@appkit:a/active_caip_network_id')).toBe('eip155:1')
    expect(port.getItem('@appkit:$&/active_caip_network_id')).toBe('eip155:2')
    expect(port.getItem('@appkit-wallet:a/EMAIL')).toBe('a@example.org')
    expect(port.getItem('WALLETCONNECT_DEEPLINK_CHOICE:a')).toContain('wallet.example')
    expect(a.get(activeNetworkKey)).toBe('eip155:1')
  })

  it.each([
    ['a foreign text', '@appkit/active_caip_network_id', '<script>', activeNetworkKey],
    ['broken JSON', '@appkit/preferred_account_types', '{"eip155":', preferredAccountTypesKey],
  ])('drops and logs %s', (_, name, raw, key) => {
    const { port, store, logger } = arrange({ initial: { [name]: raw } })
    expect(store.get<unknown>(key as never)).toBeUndefined()
    expect(port.getItem(name)).toBeNull()
    expect(logger.entries().some((entry) => entry.level === 'warn')).toBe(true)
  })

  it('keeps in memory what the port refuses, and writes through again later', () => {
    const { port, store } = arrange({ initial: { '@appkit/active_caip_network_id': 'eip155:1' } })
    port.fail('setItem')
    store.set(activeNetworkKey, 'eip155:137')
    expect(store.get(activeNetworkKey)).toBe('eip155:137')
    port.fail()
    store.set(activeNetworkKey, 'eip155:10')
    expect(port.getItem('@appkit/active_caip_network_id')).toBe('eip155:10')
  })

  it('survives a port that throws at every call', () => {
    const { port, store } = arrange({ initial: { '@appkit/active_caip_network_id': 'eip155:1' } })
    port.fail('getItem', 'setItem', 'removeItem')
    expect(store.get(activeNetworkKey)).toBeUndefined()
    store.set(activeNetworkKey, 'eip155:137')
    expect(store.get(activeNetworkKey)).toBe('eip155:137')
    store.remove(activeNetworkKey)
    expect(store.get(activeNetworkKey)).toBeUndefined()
  })

  it('does not throw for a value that cannot be written', () => {
    const { store, port } = arrange()
    store.set(preferredAccountTypesKey, { eip155: 1n as never })
    expect(port.getItem('@appkit/preferred_account_types')).toBeNull()
  })

  it('tells what another tab changed, until unsubscribed', () => {
    const { port, store } = arrange()
    const callback = vi.fn()
    const stop = store.subscribe(activeNetworkKey, callback)
    port.setFromOtherTab('@appkit/active_caip_network_id', 'eip155:56')
    port.setFromOtherTab('@appkit/active_namespace', 'solana')
    port.setFromOtherTab('@appkit/active_caip_network_id', null)
    expect(callback.mock.calls).toEqual([['eip155:56'], [undefined]])
    stop()
    expect(port.count()).toBe(0)
  })

  it('takes a port without subscriptions, and one whose item has that name', () => {
    const port = { getItem: () => null, setItem: () => {}, removeItem: () => {}, subscribe: 'text' as never }
    const store = createStore({ port, id: '', logger: createLogger({ level: 'silent' }) })
    expect(() => store.subscribe(activeNetworkKey, () => {})()).not.toThrow()
  })
})
