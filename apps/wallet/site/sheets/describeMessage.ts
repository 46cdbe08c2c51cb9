import type { Hex } from 'viem'
import { readText } from './readText.js'
import type { Sheet } from './Sheet.js'

/** First line of a sign-in message (EIP-4361), which contains the host. */
const signIn = /^(?:[a-z][\w+.-]*:\/\/)?(\S+) wants you to sign in with your \S+ account:/

/** Returns the host that a message signs in at; `undefined` if it does not sign in. */
export function readSignInHost(text: string): string | undefined {
  return signIn.exec(text)?.[1]
}

/**
 * Describes a message.
 *
 * @param bytes The message's bytes.
 * @param origin Origin of the app.
 * @param account Signing account.
 */
export function describeMessage(parameters: { bytes: Hex; origin: string; account: string }): Sheet {
  const { bytes, origin, account } = parameters
  const text = readText(bytes)
  const host = text === undefined ? undefined : readSignInHost(text)
  const isForeign = host !== undefined && host !== new URL(origin).host
  return {
    title: host === undefined ? 'Sign a message' : 'Sign in',
    facts: [{ label: 'Account', value: account }],
    warnings: [
      ...(isForeign ? [`The message signs you in at ${host}, and ${origin} asks for it.`] : []),
      ...(text === undefined ? ['These bytes are no plain text. Sign them only if you know what they mean.'] : []),
    ],
    blocks: [text === undefined ? { label: 'Bytes', text: bytes } : { label: 'Message', text }],
  }
}
