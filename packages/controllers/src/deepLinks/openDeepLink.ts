import { toSafeLink } from '@portico/core/internal'
import type { DeepLink } from './DeepLink.js'
import { linkErrors } from './linkErrors.js'

/**
 * Opens a link to a wallet. Call it in the task of the click, or the browser blocks it as a pop-up.
 *
 * @param link The result of `buildDeepLink`, `getInAppBrowserLink` or `getOpenWalletLink`.
 * @throws `link/not-allowed` for a link that is not safe to open
 */
export function openDeepLink({ href, target }: Pick<DeepLink, 'href' | 'target'>): void {
  const safe = toSafeLink(href, 'app')
  if (!safe) throw linkErrors('link/not-allowed', { link: href.split(/[?#]/, 1)[0] ?? '' })
  window.open(safe, target, 'noreferrer noopener')
}
