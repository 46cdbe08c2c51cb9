import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** What serves a site's pages: the built files, or Vite while they are worked on. */
export type Pages = {
  /** Answers a request whose path was decoded to `pathname`. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): void | Promise<void>
  close?(): Promise<void>
}

/** Creates the pages for a server that already listens. */
export type CreatePages = (server: Server) => Promise<Pages>
