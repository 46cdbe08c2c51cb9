import type { WalletServices } from '../WalletServices.js'
import type { CookieJar } from './createCookieJar.js'

/**
 * What keeps a login over a reload: the frame's own storage, a cookie that the browser partitions by the app's site, a
 * cookie of the wallet's site that the person gave the frame access to, or the app, which keeps a sealed token.
 */
export type Keeping = 'storage' | 'partitioned' | 'open' | 'app'

/** Reads the value that a frame sends; anything else means `storage`. */
export function readKeeping(value: string): Keeping {
  return value === 'partitioned' || value === 'open' || value === 'app' ? value : 'storage'
}

/** A request of the wallet's own pages, as the routes see it. */
export type ApiRequest = {
  readonly body: Readonly<Record<string, unknown>>
  /** Token of the session, or ''. */
  readonly token: string
  readonly projectId: string
  /** Patterns of the origins that the project allows. */
  readonly allowedOrigins: readonly string[]
  /** Random text that a browser keeps for good; '' from pages that need none. */
  readonly device: string
  /** Where the frame that sent the request keeps its login. */
  readonly keeping: Keeping
  /** The frame's cookies, if the login is kept in one. */
  readonly cookies: CookieJar | undefined
  /** Origin of the embedding app, or an empty string if the page is not embedded. */
  readonly app: string
  readonly ip: string
  readonly userAgent: string
}

/** Answers the requests of one path. */
export type Route = (services: WalletServices, request: ApiRequest) => Promise<object> | object
