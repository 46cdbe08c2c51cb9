import { isEmail } from '@portico/core'
import * as z from 'zod/mini'

/** Bytes in hexadecimal, as viem writes them. */
type Hex = `0x${string}`

/** The longest text that most fields may have, in characters. */
const mostCharacters = 256

/**
 * Describes a text that is not empty.
 *
 * @param most Maximum length in characters.
 */
export const text = (most: number = mostCharacters) => z.string().check(z.minLength(1), z.maxLength(most))

/**
 * Describes a list.
 *
 * @param most Maximum number of entries; none for lists of the server's own.
 */
export const list = <entry extends z.core.$ZodType>(entry: entry, most: number = Number.POSITIVE_INFINITY) =>
  z.readonly(z.array(entry).check(z.maxLength(most)))

/** An address that mail is sent to, in lower case. The server says so itself where it is none. */
export const email = z
  .string()
  .check(z.maxLength(mostCharacters), z.trim(), z.toLowerCase(), z.refine(isEmail, 'The e-mail address is not valid'))

const toHex = (pattern: RegExp) =>
  z.pipe(
    z.string().check(z.regex(pattern)),
    // The pattern has checked it.
    z.transform((text) => text as Hex),
  )

/** Whole bytes in hexadecimal. Half a byte would be signed differently from what is shown. */
export const bytes = toHex(/^0x([\da-fA-F]{2})*$/)

/** Any hexadecimal text: an address, a hash, a quantity or bytes. */
export const hex = toHex(/^0x[\da-fA-F]*$/)

/** Base58 is slow to decode. A Solana transaction has at most 1,232 bytes, and 6 kB is a lot for a message. */
export const base58 = z.string().check(z.maxLength(8_000), z.regex(/^[1-9A-HJ-NP-Za-km-z]+$/))

/** Id that the app's page gave a request, and whether the page itself cannot keep it over a reload. */
export const openRequest = { request: z.optional(text()), isForgotten: z.optional(z.boolean()) }

/** Describes what has nothing in it. */
export const nothing = z.object({})
