import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** What serves the lab's pages: the built files, or Vite while they are worked on. */
export type Pages = {
  /** Answers a request whose path was decoded to `pathname`. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): void | Promise<void>
  close?(): Promise<void>
}

/** Creates the pages for a server that already listens. */
export type CreatePages = (server: Server) => Promise<Pages>

/** The module that renders the server-rendered page. */
export type SsrEntry = {
  /**
   * @param cookie The request's cookie header, or ''.
   * @param url Path and query of the request.
   * @param template The page `ssr.html` of the same build.
   * @returns The complete document.
   */
  render(parameters: { cookie: string; url: string; template: string }): Promise<string>
}
