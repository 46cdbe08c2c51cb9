import type { Locale } from '@portico/core/internal'
import type { Project } from '../projects/Project.js'
import type { WalletServices } from '../WalletServices.js'
import type { CookieJar } from './createCookieJar.js'

/**
 * Where a login is kept over a reload: in the frame's own storage, in a cookie that the browser partitions by the app's
 * site, in an unpartitioned cookie that the user gave the frame access to, or in the app, which keeps a sealed token.
 */
export type Keeping = 'storage' | 'partitioned' | 'open' | 'app'

/** Reads the value that a frame sends. Unknown values mean `storage`. */
export function readKeeping(value: string): Keeping {
  return value === 'partitioned' || value === 'open' || value === 'app' ? value : 'storage'
}

/** A request of the wallet's own pages. */
export type ApiRequest = {
  readonly body: Readonly<Record<string, unknown>>
  /** Session token, or ''. */
  readonly token: string
  readonly projectId: string
  readonly project: Project
  /** Random id that a browser keeps permanently; '' from pages that need none. */
  readonly device: string
  /** Where the frame that sent the request keeps its login. */
  readonly keeping: Keeping
  /** The frame's cookies, if the login is kept in one. */
  readonly cookies: CookieJar | undefined
  /** Origin of the embedding app, or an empty string if the page is not embedded. */
  readonly app: string
  readonly ip: string
  /** Locale of the mails and texts for the person. */
  readonly locale: Locale
  readonly userAgent: string
}

/** Handles the requests of one path. */
export type Route = (services: WalletServices, request: ApiRequest) => Promise<object> | object
