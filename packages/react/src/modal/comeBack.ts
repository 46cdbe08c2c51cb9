import type { Portico } from '@portico/controllers'
import { getFeature, getInternals, restoreSend, returnToPlace, routerFeature } from '@portico/controllers/internal'
import { allWalletsFeature } from '../parts/catalogue/allWalletsFeature.js'

/** Reopens the modal as `leavePage` left it on the previous page, with the text that was typed. */
export async function comeBack(portico: Portico): Promise<void> {
  const place = returnToPlace(portico)
  const list = getFeature(portico, routerFeature).history.find(({ name }) => name === 'AllWallets')
  if (place?.search && list)
    Object.assign(getFeature(portico, allWalletsFeature), { routeKey: list.key, query: place.search })
  if (!place?.send) return
  try {
    const { commands } = await import('../views/send/group.js')
    const [startSend, setSendToken, setSendAmount, setSendRecipient] = commands
    await restoreSend(portico, place.send, { startSend, setSendToken, setSendAmount, setSendRecipient })
  } catch (error) {
    getInternals(portico).logger.warn('draft not restored', { error })
  }
}
