import type { WalletServices } from '../WalletServices.js'
import type { CookieJar } from './createCookieJar.js'
import type { Keeping } from './Keeping.js'

/** A request of the wallet's own pages, as the routes see it. */
export type ApiRequest = {
  readonly body: Readonly<Record<string, unknown>>
  /** Token of the session, or ''. */
  readonly token: string
  readonly projectId: string
  /** Patterns of the origins whose apps are the project's. */
  readonly allowedOrigins: readonly string[]
  /** Random text that a browser keeps for good; '' from pages that need none. */
  readonly device: string
  /** What keeps a login where the request comes from. */
  readonly keeping: Keeping
  /** The frame's cookies, where they keep the login. */
  readonly cookies: CookieJar | undefined
  /** Origin of the app as the frame knows it; '' from pages that are in none. */
  readonly app: string
  readonly ip: string
  readonly userAgent: string
}

/** Answers the requests of one path. */
export type Route = (services: WalletServices, request: ApiRequest) => Promise<object> | object
