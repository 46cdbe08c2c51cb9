import { pathToFileURL } from 'node:url'
import type { KeysConfig } from '../config/readKeysConfig.js'
import { createFileKeyRing } from '../vault/createFileKeyRing.js'
import { createTokenKeyRing } from '../vault/createTokenKeyRing.js'
import { joinKeyRings, type KeyRing } from '../vault/KeyRing.js'
import { openToken } from '../vault/openToken.js'

/** Loads an operator's own ring: the result of the module's default export. */
async function loadKeyRing(module: string): Promise<KeyRing> {
  const { default: createKeyRing }: { default?: unknown } = await import(pathToFileURL(module).href)
  if (typeof createKeyRing !== 'function') throw new Error(`The module at ${module} has no function as default export`)
  return createKeyRing()
}

/**
 * Opens the ring that an operator has set. Keys that are still in the key file are found, too, so that a rotation moves
 * all accounts from there to a token or a cloud service.
 *
 * @throws Error If the token or the module cannot be opened.
 */
export async function openKeyRing({ file, token, module }: KeysConfig): Promise<KeyRing> {
  const fileRing = createFileKeyRing(file)
  if (token) return joinKeyRings(createTokenKeyRing(await openToken(token), token.label), fileRing)
  if (module) return joinKeyRings(await loadKeyRing(module), fileRing)
  return fileRing
}
