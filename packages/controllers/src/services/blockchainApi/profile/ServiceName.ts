import * as z from 'zod/mini'
import { fieldOf, optionalListOf, picture, plainAddress, text } from '../apiFields.js'

/** A registered name, such as `alice.reown.id`. */
export type ServiceName = {
  readonly name: string
  /** In milliseconds since the Unix epoch; absent if the service does not tell. */
  readonly registeredAt: number | undefined
  /** Addresses by SLIP-44 or ENSIP-11 coin type. */
  readonly addresses: Readonly<Record<string, string>>
  readonly avatar: string | undefined
  readonly bio: string | undefined
}

/** Seconds, milliseconds or a date, as different versions of the service write times. */
function readTime(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : Number.NaN
  if (!Number.isFinite(time)) return undefined
  return typeof value === 'number' && value < 100_000_000_000 ? value * 1000 : time
}

const time = fieldOf(readTime)
const record = z.object({ address: plainAddress })
const attribute = z.object({ avatar: picture, bio: text })

/** A name as the service sends it. Addresses that are malformed are left out. */
export const nameSchema = z.pipe(
  z.object({
    name: z.string().check(z.regex(/^[\p{L}\p{N}._-]{1,255}$/u)),
    registered: time,
    registered_at: time,
    addresses: z.catch(z.record(z.string(), z.unknown()), {}),
    attributes: optionalListOf((entry) => attribute.safeParse(entry).data),
  }),
  z.transform(({ name, registered, registered_at, addresses, attributes }): ServiceName => {
    const read = Object.entries(addresses).flatMap(([coinType, entry]) => {
      const address = /^\d{1,10}$/.test(coinType) ? record.safeParse(entry).data?.address : undefined
      return address === undefined ? [] : [[coinType, address] as const]
    })
    return {
      name,
      registeredAt: registered ?? registered_at,
      addresses: Object.fromEntries(read),
      avatar: attributes.find(({ avatar }) => avatar)?.avatar,
      bio: attributes.find(({ bio }) => bio)?.bio,
    }
  }),
)
