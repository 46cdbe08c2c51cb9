import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Serves a site's pages, either the built files or Vite with hot reload. */
export type Pages = {
  /** Answers a request. `pathname` is its decoded path. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): void | Promise<void>
  close?(): Promise<void>
}

/** Creates the pages for a server that already listens. */
export type CreatePages = (server: Server) => Promise<Pages>
