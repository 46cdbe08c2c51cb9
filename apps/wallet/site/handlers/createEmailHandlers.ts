// biome-ignore-all lint/correctness/noComponentHookFactories: the capitals are names of the protocol, not components.
import type { WalletHostHandlers } from '@portico/frame-bridge/host'
import type { FrameContext } from './FrameContext.js'
import { refuse } from './refuse.js'
import { tellApp } from './tellApp.js'

/** Creates the handlers for changing the email address. */
export function createEmailHandlers({ ask, app }: FrameContext) {
  let open: { email: string; challenge: string } | undefined
  const need = () => open ?? refuse('Enter the new e-mail address first')
  return {
    UPDATE_EMAIL: ({ email }) =>
      tellApp(async () => {
        const { action, challenge } = await ask('/api/email/start', { email, app })
        open = { email, challenge }
        return { action }
      }),
    UPDATE_EMAIL_PRIMARY_OTP: ({ otp }) =>
      tellApp(async () => {
        const { email, challenge } = need()
        open = { email, challenge: (await ask('/api/email/primary', { email, challenge, otp, app })).challenge }
        return undefined
      }),
    UPDATE_EMAIL_SECONDARY_OTP: ({ otp }) =>
      tellApp(async () => {
        const { email } = await ask('/api/email/secondary', { ...need(), otp })
        open = undefined
        return { newEmail: email }
      }),
  } as const satisfies WalletHostHandlers
}
