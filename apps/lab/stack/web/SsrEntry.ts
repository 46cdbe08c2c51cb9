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
