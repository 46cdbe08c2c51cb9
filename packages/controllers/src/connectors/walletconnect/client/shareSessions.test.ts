import { createFakeContext } from '@portico/core/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultServices } from '../../../instance/PorticoOptions.js'
import { createFakeSession } from '../testing/createFakeSession.js'
import { createOwnClient } from './createOwnClient.js'
import { bindMethod } from './holdMessages.js'
import { type SharedClient, shareSessions } from './shareSessions.js'

const [first = '', second = ''] = ['a', 'b'].map((digit) => digit.repeat(64))
const make = (topic: string) => createFakeSession({ proposed: {}, topic })
const reason = { code: 6000, message: 'User disconnected.' }

/** The client of a tab over a storage that tabs share. It knows the sessions stored when it was created. */
function openTab(stored: Map<string, unknown>) {
  const { logger } = createFakeContext()
  const list = () => stored.get('sessions') as readonly { readonly topic: string }[]
  const known = new Map<string, object>(list().map((record) => [record.topic, record]))
  const keys = new Map(Object.entries(stored.get('keys') as Record<string, string>))
  const subscribed: string[] = []
  const persist = () => stored.set('sessions', [...known.values()])
  const keychain = {
    storageKey: 'keys',
    async set(tag: string, key: string) {
      keys.set(tag, key)
      stored.set('keys', Object.fromEntries(keys))
    },
  }
  const session = {
    storageKey: 'sessions',
    get keys() {
      return [...known.keys()]
    },
    async set(topic: string, record: object) {
      known.set(topic, record)
      persist()
    },
    async delete(topic: string) {
      known.delete(topic)
      persist()
    },
  }
  const relayer = {
    async subscribe(topic: string) {
      subscribed.push(topic)
      throw new Error('no relay')
    },
  }
  const storage = { getItem: async (key: string) => structuredClone(stored.get(key)) }
  const client: SharedClient = { core: { storage, crypto: { keychain }, relayer }, session }
  return { client, subscribed, topics: () => session.keys, catchUp: shareSessions(client, logger) }
}

const storedTopics = (stored: Map<string, unknown>) =>
  (stored.get('sessions') as readonly { readonly topic: string }[]).map(({ topic }) => topic)

/** Two tabs with one session. One of them settles a second. */
async function arrange() {
  const stored = new Map<string, unknown>([
    ['sessions', [make(first)]],
    ['keys', { [first]: 'key of the first' }],
  ])
  const [here, there] = [openTab(stored), openTab(stored)]
  await there.client.core.crypto.keychain.set(second, 'key of the second')
  await there.client.session.set(second, make(second))
  return { here, stored, there }
}

describe('shareSessions', () => {
  it('takes over what another tab has settled, and listens to it', async () => {
    const { here, stored } = await arrange()
    expect(here.topics()).toEqual([first])
    await here.catchUp()
    expect(here.topics()).toEqual([first, second])
    expect(here.subscribed).toEqual([second])
    expect(stored.get('keys')).toEqual({ [first]: 'key of the first', [second]: 'key of the second' })
  })

  it('writes nothing over it when a session is removed, and does not take that one back', async () => {
    const { here, stored, there } = await arrange()
    await here.client.session.delete(first, reason)
    expect(storedTopics(stored)).toEqual([second])
    expect(here.topics()).toEqual([second])
    // The other tab does not know that yet and writes the session once more.
    await there.client.session.set(second, make(second))
    expect(storedTopics(stored)).toEqual([first, second])
    await here.catchUp()
    expect(here.topics()).toEqual([second])
  })

  it('leaves out what has no key or is none, and never fails', async () => {
    const { here, stored } = await arrange()
    stored.set('keys', { [second]: 1 })
    stored.set('sessions', [null, {}, make(second)])
    await here.catchUp()
    stored.set('sessions', 'none')
    await here.catchUp()
    Object.assign(here.client.core.storage, { getItem: () => Promise.reject(new Error('blocked')) })
    await here.catchUp()
    expect(here.topics()).toEqual([first])
  })

  it('fits the library', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('no network'))),
    )
    const services = { ...defaultServices, relay: 'wss://relay.example' }
    const context = createFakeContext({ instanceId: crypto.randomUUID(), services })
    const { catchUp, client, close } = await createOwnClient(context, {})
    onTestFinished(close)
    const write = async (store: unknown, value: unknown) => {
      const name: unknown = typeof store === 'object' && store && Reflect.get(store, 'storageKey')
      await bindMethod(Reflect.get(client.core, 'storage'), 'setItem')?.(name, value)
    }
    await write(client.session, [make(second)])
    await write(Reflect.get(client.core.crypto, 'keychain'), { [second]: '0'.repeat(64) })
    expect(client.session.getAll()).toEqual([])
    await catchUp()
    expect(client.session.getAll()).toEqual([make(second)])
  })
})
