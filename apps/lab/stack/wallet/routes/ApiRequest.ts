import type { WalletServices } from '../WalletServices.js'

/** A request of the wallet's own pages, as the routes see it. */
export type ApiRequest = {
  readonly body: Readonly<Record<string, unknown>>
  /** Bearer token, or ''. */
  readonly token: string
  readonly projectId: string
  /** Patterns of the origins whose apps are the project's. */
  readonly allowedOrigins: readonly string[]
  /** Random text that a browser keeps for good; '' from pages that need none. */
  readonly device: string
  readonly ip: string
  readonly userAgent: string
}

/** Answers the requests of one path. */
export type Route = (services: WalletServices, request: ApiRequest) => Promise<object> | object
