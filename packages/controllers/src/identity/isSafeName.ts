import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'

/** Longer names would have to be cut, and a cut name may read like another one. */
const maxLength = 80

/** Names of plain letters and digits, which are in their normal spelling as they are (ENSIP-15). */
const plain = /^[\da-z][\da-z-]*(\.[\da-z][\da-z-]*)+$/
/** Punycode, or what looks like it. */
const encoded = /(^|\.)..--/

/**
 * Returns whether a name may be shown for an account: of at least two labels, not too long, and in the one spelling that
 * it has (ENSIP-15), which rules out invisible characters, reversed text and most look-alikes.
 *
 * @param portico The instance.
 * @param parameters The name, and the namespace whose adapter knows the spelling of names beyond plain ones.
 */
export async function isSafeName(
  portico: Portico,
  { name, namespace }: { readonly name: string; readonly namespace: ChainNamespace },
): Promise<boolean> {
  if (isPlainName(name)) return true
  if (!isBounded(name)) return false
  const actions = await portico[internals].loadActions(namespace)
  return (await actions.normalizeName?.(name)) === name
}

/** Returns whether a name needs no further check to be shown. */
export function isPlainName(name: string): boolean {
  return isBounded(name) && plain.test(name) && !encoded.test(name)
}

function isBounded(name: string): boolean {
  return name.length <= maxLength && /[^.]\.[^.]/.test(name)
}
