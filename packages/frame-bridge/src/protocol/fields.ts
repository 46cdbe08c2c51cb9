import { isEmail, isHexData, toSafeLink } from '@portico/core'
import * as z from 'zod/mini'

/** No payload: whatever came instead is dropped. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

/** Text that says something and is of a bounded length. */
export const shortText = z.string().check(z.minLength(1), z.maxLength(512))

export const email = z.string().check(z.refine((value) => isEmail(value)))

/** An EVM chain id as number or text, or a CAIP-2 id. */
export const chainId = z.union([z.number().check(z.int(), z.nonnegative()), shortText])

/** The two kinds of account the frame knows. */
export const accountType = z.enum(['eoa', 'smartAccount'])

export const accounts = z.array(z.object({ address: shortText, type: accountType }))

export const hexData = z.string().check(z.refine((value) => isHexData(value)))

/** A page to be opened. */
export const webLink = z.string().check(z.refine((value) => toSafeLink(value) !== undefined))

/** A page or an installed app to be opened. */
export const appLink = z.string().check(z.refine((value) => toSafeLink(value, 'app') !== undefined))

export const base58 = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]+$/))
