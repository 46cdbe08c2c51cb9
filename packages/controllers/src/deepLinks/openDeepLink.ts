import { toSafeLink } from '@portico/core/internal'
import type { DeepLink } from './DeepLink.js'
import { linkErrors } from './linkErrors.js'

/**
 * Opens a link to a wallet. Call it within the task of the click, or the browser takes it for a pop-up.
 *
 * @param link What `buildDeepLink`, `getInAppBrowserLink` or `getOpenWalletLink` returned.
 * @throws `link/not-allowed` for a link that may not be opened
 */
export function openDeepLink({ href, target }: Pick<DeepLink, 'href' | 'target'>): void {
  const safe = toSafeLink(href, 'app')
  if (!safe) throw linkErrors('link/not-allowed', { link: href.split(/[?#]/, 1)[0] ?? '' })
  window.open(safe, target, 'noreferrer noopener')
}
