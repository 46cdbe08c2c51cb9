import * as z from 'zod/mini'
import { email, nothing, text } from './fields.js'

const otp = text(16)
const login = text()
/** Origin of the embedding app, for the mail. */
const app = text()
const link = text()

/** Routes of the e-mail login. */
export const loginRoutes = {
  '/api/login/start': {
    request: z.object({ email, app }),
    answer: z.union([
      z.object({ action: z.literal('CONNECT') }),
      z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP']), login: z.string() }),
    ]),
  },
  '/api/login/device': { request: z.object({ email, login, app }), answer: z.object({ isApproved: z.boolean() }) },
  /** No token if a cookie stores it; `kept` is for the app to store. */
  '/api/login/finish': {
    request: z.object({ email, login, otp }),
    answer: z.object({ token: z.optional(z.string()), kept: z.optional(z.string()) }),
  },
  '/api/link/read': {
    request: z.object({ link }),
    answer: z.object({ email: z.string(), browser: z.string(), app: z.string() }),
  },
  '/api/link/answer': { request: z.object({ link, isApproved: z.boolean() }), answer: nothing },
} as const
