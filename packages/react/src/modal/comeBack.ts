import type { Portico } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { restoreSend, returnToPlace, routerPart } from '@portico/controllers/ui'
import { allWalletsPart } from '../parts/catalogue/allWalletsPart.js'

/** Reopens the modal as `leavePage` left it on the previous page, with the text that was typed. */
export async function comeBack(portico: Portico): Promise<void> {
  const place = returnToPlace(portico)
  const list = getPart(portico, routerPart).history.find(({ name }) => name === 'AllWallets')
  if (place?.search && list)
    Object.assign(getPart(portico, allWalletsPart), { routeKey: list.key, query: place.search })
  if (!place?.send) return
  try {
    const { commands } = await import('../views/send/group.js')
    const [startSend, addSendToken, setSendAmount, setSendRecipient] = commands
    await restoreSend(portico, place.send, { startSend, addSendToken, setSendAmount, setSendRecipient })
  } catch (error) {
    getInternals(portico).logger.warn('draft not restored', { error })
  }
}
