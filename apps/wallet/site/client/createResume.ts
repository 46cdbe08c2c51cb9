import { ApiFailure } from './ApiFailure.js'
import type { AskApi } from './AskApi.js'
import type { FrameStore } from './createFrameStore.js'

/** Parameters of `createResume`. */
export type CreateResumeParameters = {
  readonly ask: AskApi
  readonly store: FrameStore
  keepInApp(token: string): void
}

/**
 * Creates what resumes the session that the app keeps for a frame without storage.
 *
 * @param parameters `keepInApp` hands the app the next token to keep.
 * @returns `ask` waits for a session that is being resumed, so that no request is sent without it; `settled` resolves
 * when none is.
 */
export function createResume({ ask, store, keepInApp }: CreateResumeParameters) {
  let taking: Promise<void> | undefined

  async function take(kept: string): Promise<void> {
    try {
      const { token, device, kept: next } = await ask('/api/resume', { kept })
      // First of all, because the server takes the one before for a minute only once the session is used.
      keepInApp(next)
      store.setDevice(device)
      store.setToken(token)
    } catch (error) {
      if (!(error instanceof ApiFailure && error.code === 'session/none')) throw error
    }
  }

  const settled = async () => taking?.catch(() => {})
  // Asks synchronously if no session is being resumed, because the caller may change the session right after.
  const askAfter: AskApi = (...parameters) => (taking ? settled().then(() => ask(...parameters)) : ask(...parameters))
  return {
    ask: askAfter,
    settled,
    resume(kept: string): Promise<void> {
      const now = take(kept).finally(() => {
        if (taking === now) taking = undefined
      })
      taking = now
      return now
    },
  }
}
