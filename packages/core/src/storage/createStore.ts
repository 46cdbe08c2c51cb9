import type { Logger } from '../logger/types.js'
import type { StorageKey } from './storageKey.js'
import type { StoragePort } from './types.js'

/** Typed, validated storage of one instance. No method throws. */
export type Store = {
  /** Returns the stored value, or `undefined` if there is none or it is invalid. */
  get<value>(key: StorageKey<value>): value | undefined
  set<value>(key: StorageKey<value>, value: value): void
  remove<value>(key: StorageKey<value>): void
  /** Calls back with the value when another tab has changed it. Returns the unsubscribe. */
  subscribe<value>(key: StorageKey<value>, callback: (value: value | undefined) => void): () => void
}

/** Parameters of `createStore`. */
export type CreateStoreParameters = {
  readonly port: StoragePort
  /** Id of the instance. With `''` key names have no prefix. */
  readonly id: string
  readonly logger: Logger
}

/**
 * Creates the storage of one instance. Invalid texts are removed and logged. What the port refuses to take (quota,
 * privacy mode) is kept in memory, so that the session goes on.
 */
export function createStore({ port, id, logger }: CreateStoreParameters): Store {
  /** Values that the port rejected. `null` is a rejected removal. */
  const unsaved = new Map<string, string | null>()
  const nameOf = (key: { readonly name: string }) => {
    if (!id) return key.name
    return key.name.includes('/') ? key.name.replace('/', () => `:${id}/`) : `${key.name}:${id}`
  }
  const attempt = <result>(action: () => result, name: string, cause?: string): result | undefined => {
    try {
      return action()
    } catch (error) {
      logger.warn(cause ?? 'storage failed', { name, error })
      return undefined
    }
  }
  const write = (name: string, raw: string | null) => {
    unsaved.set(name, raw)
    attempt(() => {
      if (raw === null) port.removeItem(name)
      else port.setItem(name, raw)
      unsaved.delete(name)
    }, name)
  }
  const store: Store = {
    get(key) {
      const name = nameOf(key)
      const raw = unsaved.has(name) ? unsaved.get(name) : attempt(() => port.getItem(name), name)
      if (!raw) return undefined
      const value = attempt(() => key.parse(raw), name, 'stored value invalid')
      if (value === undefined) {
        logger.warn('stored value dropped', { name })
        write(name, null)
      }
      return value
    },
    set(key, value) {
      attempt(() => write(nameOf(key), key.format(value)), key.name)
    },
    remove(key) {
      write(nameOf(key), null)
    },
    subscribe(key, callback) {
      const name = nameOf(key)
      const listener = (changed: string | null) => {
        if (changed !== null && changed !== name) return
        unsaved.delete(name)
        callback(store.get(key))
      }
      // A DOM Storage has no such method, but may contain an item of that name.
      return (typeof port.subscribe === 'function' && port.subscribe(listener)) || (() => {})
    },
  }
  return store
}
