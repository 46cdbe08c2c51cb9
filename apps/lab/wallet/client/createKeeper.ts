import type { Keeping } from '../../stack/wallet/routes/ApiRequest.js'
import type { FrameStore } from './createFrameStore.js'
import type { AskApi } from './WalletApi.js'

/** Decides how the frame's login survives a reload. */
export type Keeper = {
  readonly keeping: Keeping
  /** Finds the first way that works without asking the user. */
  find(): Promise<void>
  /**
   * Requests access to the frame's unpartitioned cookies if nothing else works. The browser may prompt, and only allows
   * it during user activation.
   */
  askForAccess(): Promise<void>
  /**
   * Requests the same for a session that the app keeps, once per page, and moves the session into a cookie if the user
   * agrees. Call it in a click of the frame's own, after what the click was for. Never rejects.
   */
  moveSession(): Promise<void>
}

export type CreateKeeperParameters = {
  readonly hasStorage: boolean
  /** Returns the client of the server for a frame that keeps its login this way. */
  ask(keeping: Keeping): AskApi
  readonly store: Pick<FrameStore, 'getToken' | 'setToken'>
  readonly document: Partial<Pick<Document, 'requestStorageAccess'>>
  /** Whether the user has granted the frame access to its site's cookies before. */
  hasAccess(): Promise<boolean>
  /** Whether the frame has the user activation it needs to ask for access. */
  isInClick(): boolean
}

/**
 * Creates the detection of how this browser can keep a login. In order: the frame's storage, a partitioned cookie, a
 * cookie that the user grants access to, and a token kept by the app.
 */
export function createKeeper(parameters: CreateKeeperParameters): Keeper {
  const { hasStorage, ask, store, document, hasAccess, isInClick } = parameters
  let keeping: Keeping = hasStorage ? 'storage' : 'app'
  let hasMoved = false

  /** Returns whether the browser sends cookies back. */
  async function keepsCookies(kind: 'partitioned' | 'open'): Promise<boolean> {
    try {
      for (let tries = 0; tries < 2; tries += 1) if ((await ask(kind)('/api/keep')).isKept) return true
    } catch {
      // If the server fails here, the login fails too and reports it.
    }
    return false
  }

  /** Returns whether the user grants access and cookies work with it. */
  async function request(): Promise<boolean> {
    try {
      await document.requestStorageAccess?.()
    } catch {
      return false
    }
    return keepsCookies('open')
  }

  return {
    get keeping() {
      return keeping
    },
    async find() {
      if (keeping === 'app' && (await keepsCookies('partitioned'))) keeping = 'partitioned'
      if (keeping === 'app' && document.requestStorageAccess && (await hasAccess()) && (await request()))
        keeping = 'open'
    },
    async askForAccess() {
      if (keeping === 'app' && document.requestStorageAccess && isInClick() && (await request())) keeping = 'open'
    },
    async moveSession() {
      if (hasMoved || keeping !== 'app' || !document.requestStorageAccess || !isInClick()) return
      hasMoved = true
      const token = store.getToken()
      if (token === undefined || !(await request())) return
      try {
        await ask('open')('/api/adopt', { token })
      } catch {
        return
      }
      // Whoever has signed out or logged in meanwhile keeps what they have now.
      if (store.getToken() !== token) return
      keeping = 'open'
      store.setToken(undefined)
    },
  }
}
