import type { Locale } from '@portico/core/internal'
import type { ApiBody, ApiPath, ApiReply } from '../../api/apiRoutes.js'
import type { Keeping } from '../../api/keepRoutes.js'
import type { Project } from '../projects/Project.js'
import type { WalletServices } from '../WalletServices.js'
import type { CookieJar } from './createCookieJar.js'

/** A request of the wallet's own pages. */
export type ApiRequest<body = unknown> = {
  /** What the page sent, as its route describes it. */
  readonly body: body
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

/** Answers the requests of one path. */
export type Route<path extends ApiPath> = (
  services: WalletServices,
  request: ApiRequest<ApiBody<path>>,
) => Promise<ApiReply<path>> | ApiReply<path>

/** The answers of some paths. */
export type Routes<path extends ApiPath> = { readonly [each in path]: Route<each> }
