import * as z from 'zod/mini'
import { email, hex, nothing, text } from './fields.js'

const otp = text(16)
const challenge = text()
/** Origin of the embedding app, for the mail. */
const app = text()

/** The account that was shown, and its kind. */
const account = text()
const kind = z.enum(['eip155', 'solana'])

/** Routes of whoever is signed in. */
export const userRoutes = {
  '/api/user': {
    request: nothing,
    answer: z.object({ email: z.string(), addresses: z.object({ eip155: hex, solana: z.string() }) }),
  },
  '/api/sign-out': { request: nothing, answer: nothing },
  '/api/email/start': {
    request: z.object({ email, app }),
    answer: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']), challenge: z.string() }),
  },
  '/api/email/primary': {
    request: z.object({ email, challenge, otp, app }),
    answer: z.object({ challenge: z.string() }),
  },
  '/api/email/secondary': { request: z.object({ email, challenge, otp }), answer: z.object({ email: z.string() }) },
  /** Sends a code to the owner, which a page of the same session turns into the key of that one account. */
  '/api/export/start': { request: z.object({ account, kind, app }), answer: z.object({ challenge: z.string() }) },
  /** The key: hexadecimal for EVM, base58 of private and public key for Solana, as other wallets import them. */
  '/api/export/finish': {
    request: z.object({ account, kind, challenge, otp }),
    answer: z.object({ key: z.string() }),
  },
} as const
