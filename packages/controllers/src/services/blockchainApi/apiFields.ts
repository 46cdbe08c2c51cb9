import { type CaipAddress, type CaipNetworkId, isCaipAddress, isCaipNetworkId, parseCaipAddress } from '@portico/core'
import { stripControls, toSafeImageUrl } from '@portico/core/internal'
import * as z from 'zod/mini'
import { toPlainDecimal } from './toPlainDecimal.js'

/** Maximum number of entries read of one list. */
const maxEntries = 20_000

/** A field whose value is dropped if `read` finds nothing in it. */
export const fieldOf = <value>(read: (value: unknown) => value | undefined) =>
  z.optional(z.pipe(z.unknown(), z.transform(read)))

/** A field without which the record is malformed: `read` must find something in it. */
export const required = <value>(read: (value: unknown) => value | undefined) =>
  z.pipe(
    z.unknown(),
    z.transform((input, payload): value => {
      const found = read(input)
      if (found === undefined) payload.issues.push({ code: 'custom', input, message: 'Malformed' })
      // Never seen where it is missing: the record is malformed then.
      return found as value
    }),
  )

/** A list of which entries that `read` finds nothing in are left out. */
export const listOf = <entry>(read: (entry: unknown) => entry | undefined) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => entries.slice(0, maxEntries).flatMap((entry) => read(entry) ?? [])),
  )

/** A list that counts as empty if it is missing or `null`. */
export const optionalListOf = <entry>(read: (entry: unknown) => entry | undefined) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((entries) => listOf(read).safeParse(entries).data ?? []),
  )

/** A list of entries of which each is checked by itself, so that one malformed entry does not cost the others. */
export const entriesOf = <schema extends z.ZodMiniType>(schema: schema) =>
  listOf((entry) => z.safeParse(schema, entry).data as z.output<schema> | undefined)

/** Text that may be shown, without control characters, cut after `maxLength` characters; `undefined` if empty. */
export function readText(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string') return undefined
  // Cut before it is cleaned as well: a name may have megabytes.
  const text = stripControls(value.slice(0, maxLength * 4))
  return Array.from(text).slice(0, maxLength).join('') || undefined
}

/** A name; absent if empty. */
export const text = fieldOf((value) => readText(value, 128))
export const symbol = fieldOf((value) => readText(value, 32))
/** An address of a picture that may be shown. */
export const picture = fieldOf(toSafeImageUrl)
/** An address of an item's picture, `ipfs:` too. Whether and where it is asked for, `toPictureUrl` decides. */
export const itemPicture = fieldOf((value) => toSafeImageUrl(value) ?? (isIpfsLink(value) ? value : undefined))

function isIpfsLink(value: unknown): value is string {
  return typeof value === 'string' && /^ipfs:\/\/\S{1,2000}$/.test(value)
}

/** A price or value in the requested currency; absent if it is unknown, which 0 stands for. */
export const money = fieldOf((value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined,
)
export const networkId = z.custom<CaipNetworkId>(isCaipNetworkId)
export const caipAddress = z.custom<CaipAddress>(isCaipAddress)
/** Number of decimals of a token, as a number or as text. */
export const decimals = required((value) => {
  const count = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 255 ? count : undefined
})
/** A whole number in base units. */
export const baseUnits = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,78}$/)), z.int().check(z.nonnegative())]),
  z.transform((value) => BigInt(value)),
)
/** A decimal number as text or number, as plain text without exponent. */
export const decimal = required(toPlainDecimal)
/** 0x-prefixed data. */
export const hexData = z.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x([\da-f]{2})*$/i.test(value) && value.length <= 200_000,
)
/** An address without its network. */
export const plainAddress = z.string().check(z.regex(/^[-.%a-zA-Z0-9]{1,128}$/))
/** A plain address, or a CAIP-10 id that is read as one: services write the sender of a transaction either way. */
export const accountAddress = required((value) => {
  const address = isCaipAddress(value) ? parseCaipAddress(value).address : value
  return plainAddress.safeParse(address).data
})
