import { isEmail } from '@portico/core'
import { isHexData, toSafeLink } from '@portico/core/internal'
import * as z from 'zod/mini'

/** No payload: a value that is sent all the same is dropped. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

/** Text that is not empty and has a limited length. */
export const shortText = z.string().check(z.minLength(1), z.maxLength(512))

export const email = z.string().check(z.refine((value) => isEmail(value)))

/** An EVM chain id as number or text, or a CAIP-2 id. */
export const chainId = z.union([z.number().check(z.int(), z.nonnegative()), shortText])

/** Account types of the frame. */
export const accountType = z.enum(['eoa', 'smartAccount'])

export const accounts = z.array(z.object({ address: shortText, type: accountType }))

export const hexData = z.string().check(z.refine((value) => isHexData(value)))

/** URL of a page. */
export const webLink = z.string().check(z.refine((value) => toSafeLink(value) !== undefined))

/** URL of a page or an installed app. */
export const appLink = z.string().check(z.refine((value) => toSafeLink(value, 'app') !== undefined))

export const base58 = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]+$/))
