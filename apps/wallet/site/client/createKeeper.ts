import type { Keeping } from '../../api/keepRoutes.js'
import type { AskApi } from './AskApi.js'
import type { FrameStore } from './createFrameStore.js'

/** Decides how the frame's login survives a reload. */
export type Keeper = {
  /** `app` also where a cookie works, as long as the session is one of the app's token and not in the cookie yet. */
  readonly keeping: Keeping
  /** Finds the first way that works without asking the user. */
  find(): Promise<void>
  /**
   * Requests access to the frame's unpartitioned cookies if nothing else works. The browser may prompt, and only allows
   * it during user activation.
   */
  askForAccess(): Promise<void>
  /**
   * Moves a session that the app keeps into a cookie. Where no cookie works yet, it requests access first, once per
   * page: call it in a click of the frame's own, after what the click was for. Never rejects.
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
  let found: Keeping = hasStorage ? 'storage' : 'app'
  let hasAsked = false
  let isMoving = false

  /** Returns whether the browser sends cookies back. */
  async function keepsCookies(kind: 'partitioned' | 'open'): Promise<boolean> {
    try {
      for (let tries = 0; tries < 2; tries += 1) if ((await ask(kind)('/api/keep', {})).isKept) return true
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

  async function askToMove(): Promise<boolean> {
    if (hasAsked || store.getToken() === undefined || !document.requestStorageAccess || !isInClick()) return false
    hasAsked = true
    return request()
  }

  /** Moves the session; where somebody logs in meanwhile, then theirs. */
  async function move(kind: 'partitioned' | 'open'): Promise<void> {
    const askFor = ask(kind)
    for (let token = store.getToken(); token !== undefined; token = store.getToken()) {
      const isAdopted = await askFor('/api/adopt', { token }).then(
        () => true,
        () => false,
      )
      if (store.getToken() === token) {
        if (!isAdopted) return
        found = kind
        store.setToken(undefined)
      } else {
        // The person has signed out or logged in meanwhile. The cookie may be set even if the answer was lost, and the
        // next page must not be signed in by it.
        await askFor('/api/sign-out', {}).catch(() => {})
      }
    }
  }

  return {
    get keeping() {
      // While a session moves, a new login must not go into the cookie that may be signed out again.
      return found !== 'storage' && (isMoving || store.getToken() !== undefined) ? 'app' : found
    },
    async find() {
      if (found === 'app' && (await keepsCookies('partitioned'))) found = 'partitioned'
      if (found === 'app' && document.requestStorageAccess && (await hasAccess()) && (await request())) found = 'open'
    },
    async askForAccess() {
      if (found === 'app' && document.requestStorageAccess && isInClick() && (await request())) found = 'open'
    },
    async moveSession() {
      if (found === 'storage' || isMoving) return
      isMoving = true
      try {
        if (found !== 'app') await move(found)
        else if (await askToMove()) await move('open')
      } finally {
        isMoving = false
      }
    },
  }
}
