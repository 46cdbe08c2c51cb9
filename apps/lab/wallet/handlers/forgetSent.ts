import type { FrameContext } from './FrameContext.js'

/** Forgets a request whose outcome the app knows, also on the server, which remembers it for a frame without storage. */
export function forgetSent({ ask, sendings }: Pick<FrameContext, 'ask' | 'sendings'>, request: string): void {
  sendings.remove(request)
  // At worst the app is told once more.
  if (!sendings.isKept) ask('/api/told', { request }, { isLasting: true }).catch(() => undefined)
}
