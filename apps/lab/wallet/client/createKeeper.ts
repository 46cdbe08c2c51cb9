import type { Keeping } from '../../stack/wallet/routes/ApiRequest.js'
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
}

export type CreateKeeperParameters = {
  readonly hasStorage: boolean
  ask(): AskApi
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
export function createKeeper({ hasStorage, ask, document, hasAccess, isInClick }: CreateKeeperParameters): Keeper {
  let keeping: Keeping = hasStorage ? 'storage' : 'app'

  /** A cookie only counts once the browser has sent it back. */
  async function tryCookies(kind: 'partitioned' | 'open'): Promise<void> {
    const before = keeping
    keeping = kind
    try {
      for (let tries = 0; tries < 2; tries += 1) if ((await ask()('/api/keep')).isKept) return
    } catch {
      // If the server fails here, the login fails too and reports it.
    }
    keeping = before
  }

  async function request(): Promise<void> {
    try {
      await document.requestStorageAccess?.()
    } catch {
      return
    }
    await tryCookies('open')
  }

  return {
    get keeping() {
      return keeping
    },
    async find() {
      if (keeping === 'app') await tryCookies('partitioned')
      if (keeping === 'app' && document.requestStorageAccess && (await hasAccess())) await request()
    },
    async askForAccess() {
      if (keeping === 'app' && document.requestStorageAccess && isInClick()) await request()
    },
  }
}
