import type { Logger } from '@portico/core'
import { isRecord } from '@portico/core/internal'

/** The parts of a client of our own that hold sessions. */
export type SharedClient = {
  readonly core: {
    readonly storage: { getItem(key: string): Promise<unknown> }
    readonly crypto: { readonly keychain: { set(tag: string, key: string): Promise<void> } }
    readonly relayer: { subscribe(topic: string): Promise<unknown> }
  }
  readonly session: {
    readonly keys: readonly string[]
    set(topic: string, record: object): Promise<void>
    delete(topic: string, reason: { readonly code: number; readonly message: string }): Promise<void>
  }
}

/**
 * Makes a client aware of sessions that other tabs settle after it was created. The library reads its storage once, and
 * overwrites it with what it knows on each change.
 *
 * @returns Adopts what another tab has stored since. Never rejects.
 */
export function shareSessions({ core, session }: SharedClient, logger: Logger): () => Promise<void> {
  const { relayer, storage } = core
  const { keychain } = core.crypto
  const gone = new Set<string>()
  const read = async (store: object): Promise<unknown> => {
    // The library has this, although its types do not declare it.
    const key: unknown = Reflect.get(store, 'storageKey')
    return typeof key === 'string' ? storage.getItem(key) : undefined
  }
  const takeOver = async () => {
    const [records, keys] = await Promise.all([read(session), read(keychain)])
    for (const record of Array.isArray(records) ? records : []) {
      const topic: unknown = isRecord(record) && record.topic
      if (typeof topic !== 'string' || session.keys.includes(topic) || gone.has(topic)) continue
      const key = isRecord(keys) && Object.hasOwn(keys, topic) ? keys[topic] : undefined
      if (typeof key !== 'string') continue
      await keychain.set(topic, key)
      await session.set(topic, record)
      relayer.subscribe(topic).catch((error: unknown) => logger.debug('a session is not listened to', error))
    }
  }
  const catchUp = () => takeOver().catch((error: unknown) => logger.warn('stored sessions could not be read', error))
  const remove = session.delete.bind(session)
  session.delete = async (topic, reason) => {
    gone.add(topic)
    // Read before the deletion writes the storage.
    const reading = catchUp()
    await remove(topic, reason)
    await reading
  }
  return catchUp
}
