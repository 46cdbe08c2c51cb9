import type { Keeping } from '../../stack/wallet/routes/Keeping.js'
import type { AskApi } from './WalletApi.js'

/** What keeps the frame's login over a reload. */
export type Keeper = {
  readonly keeping: Keeping
  /** Finds the first way that works; asks the person nothing. */
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
  /** Whether the person gave the frame access to its site's cookies before. */
  hasAccess(): Promise<boolean>
  /** Whether the browser would let the frame ask for it now. */
  isInClick(): boolean
}

/**
 * Makes what finds out how this browser keeps a login: in the frame's storage; where that is denied, in a partitioned
 * cookie; then in a cookie the person gives access to; else it is the app that keeps a token.
 */
export function createKeeper({ hasStorage, ask, document, hasAccess, isInClick }: CreateKeeperParameters): Keeper {
  let keeping: Keeping = hasStorage ? 'storage' : 'app'

  /** A cookie counts once the browser gave it back. */
  async function tryCookies(kind: 'partitioned' | 'open'): Promise<void> {
    const before = keeping
    keeping = kind
    try {
      for (let tries = 0; tries < 2; tries += 1) if ((await ask()('/api/keep')).isKept) return
    } catch {
      // A server that fails here fails the login too, which is told of there.
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
