import { createLogger, createStore, memoryStorage, type StoragePort, webStorage } from '@portico/core'
import { createSignInStorage } from './createSignInStorage.js'
import type { SignInStorage } from './SignInStorage.js'

/** Makes a storage of sign-ins that forgets them with the page. */
export function memorySignIns(): SignInStorage {
  return webSignIns({ port: memoryStorage() })
}

/** Options of `webSignIns`. */
export type WebSignInsOptions = {
  /** Default: `localStorage`. */
  readonly port?: StoragePort | undefined
  /** Part of the key, as `id` of `createPortico`. Default `''`, so that the key is `@appkit/siwx`. */
  readonly id?: string | undefined
}

/**
 * Makes a storage of sign-ins in the browser, under the key `@appkit/siwx`. Tabs share it.
 *
 * @param options Where and under which key.
 */
export function webSignIns({ port = webStorage(), id = '' }: WebSignInsOptions = {}): SignInStorage {
  return createSignInStorage(createStore({ port, id, logger: createLogger() }))
}
