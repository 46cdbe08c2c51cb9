import { ApiFailure } from '../client/ApiFailure.js'
import type { FrameContext } from './FrameContext.js'

/** Returns whether the server said that nobody is signed in. */
export function isNone(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'session/none'
}

/** Creates what finds out who is signed in. */
export function createSessionReader({ ask, store, keeper, resume }: FrameContext) {
  /** Returns whether somebody may be signed in. Only the server can see cookies. */
  const mayHaveSession = () =>
    keeper.keeping === 'partitioned' || keeper.keeping === 'open' || store.getToken() !== undefined

  async function readUser() {
    try {
      return await ask('/api/user', {})
    } catch (error) {
      if (isNone(error)) store.setToken(undefined)
      throw error
    }
  }

  /**
   * Resumes the session that the app keeps, unless the frame has one. A cookie may work and have none: the session may
   * not have been moved, or the user gave access to it in another app of the same site.
   */
  async function resumeKept(kept: string): Promise<void> {
    if (keeper.keeping === 'storage' || store.getToken() !== undefined) return
    if (keeper.keeping === 'app') return resume(kept)
    try {
      await readUser()
    } catch (error) {
      if (!isNone(error)) throw error
      await resume(kept)
      // Requests have the token until the session is in the cookie, so that nothing waits for it.
      if (store.getToken() !== undefined) void keeper.moveSession()
    }
  }

  return { mayHaveSession, readUser, resumeKept }
}
