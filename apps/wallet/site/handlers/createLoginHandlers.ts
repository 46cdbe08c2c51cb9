// biome-ignore-all lint/correctness/noComponentHookFactories: the capitals are names of the protocol, not components.
import type { WalletHostHandlers } from '@portico/frame-bridge/host'
import type { FrameContext } from './FrameContext.js'
import { refuse } from './refuse.js'
import { tellApp } from './tellApp.js'

const pollMs = 1_000
const longestWaitMs = 20 * 60_000

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Creates the handlers of the email login. An open login is kept in memory only, so a reload starts over. */
export function createLoginHandlers({ ask, store, keeper, keepInApp, app }: FrameContext) {
  let open: { email: string; login: string; approval?: Promise<void> } | undefined

  const need = () => open ?? refuse('Enter your e-mail address first')

  /** Waits for the link to be approved, once for all callers, because apps ask again every 30 s. */
  async function followLink(of: NonNullable<typeof open>): Promise<void> {
    const end = Date.now() + longestWaitMs
    while (open === of && Date.now() < end) {
      const { isApproved } = await ask('/api/login/device', { email: of.email, login: of.login, app })
      if (isApproved) return
      await pause(pollMs)
    }
    refuse('The login was not approved in time')
  }

  return {
    CONNECT_EMAIL: ({ email }) =>
      tellApp(async () => {
        await keeper.askForAccess()
        const answer = await ask('/api/login/start', { email, app })
        open = 'login' in answer ? { email, login: answer.login } : undefined
        return { action: answer.action }
      }),
    CONNECT_DEVICE: () =>
      tellApp(async () => {
        const of = need()
        of.approval ??= followLink(of)
        // A failed wait may be started again.
        await of.approval.catch((error: unknown) => {
          delete of.approval
          throw error
        })
        return undefined
      }),
    CONNECT_OTP: ({ otp }) =>
      tellApp(async () => {
        const of = need()
        const { token, kept } = await ask('/api/login/finish', { email: of.email, login: of.login, otp })
        // Another login has been started since, so this one must not sign anybody in.
        if (open !== of) {
          // The cookie may be set already.
          if (token === undefined) await ask('/api/sign-out', {})
          refuse('Another login was begun meanwhile')
        }
        store.setToken(token)
        if (kept !== undefined) keepInApp(kept)
        open = undefined
        return undefined
      }),
  } as const satisfies WalletHostHandlers
}
