import { backTo, close, type Portico } from '@portico/controllers'
import { getFeature, routerFeature } from '@portico/controllers/internal'

/**
 * Leaves the send views: back to the view they were opened from, or the modal closes when sending was all it was opened
 * for.
 *
 * @param portico The instance.
 */
export function leaveSend(portico: Portico): void {
  const { history } = getFeature(portico, routerFeature)
  const index = history.findLastIndex(({ name }) => !name.startsWith('WalletSend'))
  if (index < 0) close(portico, { reason: 'done' })
  else backTo(portico, { index })
}
