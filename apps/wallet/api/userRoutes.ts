import * as z from 'zod/mini'
import { email, hex, nothing, text } from './fields.js'

const otp = text(16)
const challenge = text()
/** Origin of the embedding app, for the mail. */
const app = text()

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
} as const
