import type { Keeping } from '../../stack/wallet/routes/ApiRequest.js'
import type { AskApi } from './WalletApi.js'

/** Decides where the frame's login is kept over a reload. */
export type Keeper = {
  readonly keeping: Keeping
  /** Finds the first way that works without asking the user. */
  find(): Promise<void>
  /**
   * Asks the browser to let the frame have its site's cookies, where nothing else works. It may ask the person, and does
   * so only from within a click of theirs.
   */
  askForAccess(): Promise<void>
}

/** What `createKeeper` takes. */
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
 * Makes what finds out how this browser keeps a login: in the frame's storage; where that is denied, in a partitioned
 * cookie; then in a cookie the person gives access to; else it is the app that keeps a token.
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
