import * as z from 'zod/mini'
import { defineRequest } from './defineRequest.js'
import { email, nothing, shortText } from './fields.js'
import { frameTimeouts } from './frameTimeouts.js'

const timeoutMs = frameTimeouts.request
const otp = z.object({ otp: shortText })

/** Requests of the email login and of changing the address. */
export const emailRequests = {
  CONNECT_EMAIL: defineRequest({
    request: z.object({ email }),
    reply: z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
    timeoutMs,
  }),
  CONNECT_DEVICE: defineRequest({ request: nothing, reply: nothing, timeoutMs }),
  CONNECT_OTP: defineRequest({ request: otp, reply: nothing, timeoutMs }),
  UPDATE_EMAIL: defineRequest({
    request: z.object({ email }),
    reply: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
    timeoutMs,
  }),
  UPDATE_EMAIL_PRIMARY_OTP: defineRequest({ request: otp, reply: nothing, timeoutMs }),
  UPDATE_EMAIL_SECONDARY_OTP: defineRequest({ request: otp, reply: z.object({ newEmail: email }), timeoutMs }),
} as const
