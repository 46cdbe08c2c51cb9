import { isCaipNetworkId, isChainNamespace, isEmail, jsonKey } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { placeName } from './hasPlace.js'
import type { KeptSend, Place } from './Place.js'
import { readView } from './readView.js'

const maxText = 256
const maxViews = 16

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= maxText ? value : undefined
}

const standards = ['erc721', 'erc1155', 'spl'] as const

function readItem(json: unknown): KeptSend['item'] {
  if (!isRecord(json)) return undefined
  const standard = standards.find((each) => each === json.standard)
  const [id, name] = [readText(json.id), readText(json.name)]
  if (!standard || !id || !/^\d+$/.test(id) || name === undefined) return undefined
  return { standard, id, name, picture: readText(json.picture) }
}

function readSend(json: unknown): KeptSend | undefined {
  if (!isRecord(json) || !isChainNamespace(json.namespace) || !isCaipNetworkId(json.networkId)) return undefined
  const from = readText(json.from)
  const amountText = readText(json.amountText)
  const recipientText = readText(json.recipientText)
  const token = json.token === undefined ? undefined : readText(json.token)
  const item = readItem(json.item)
  // Without its token the transfer is dropped, so that its amount is not used for another token.
  const isWhole = (json.token === undefined || token) && (json.item === undefined || item)
  if (!from || amountText === undefined || recipientText === undefined || !isWhole) return undefined
  return { namespace: json.namespace, networkId: json.networkId, from, token, item, amountText, recipientText }
}

/** The place of a page that is being reloaded. Stored per tab, because other tabs are not reloaded. */
export const placeKey = jsonKey<Place>(placeName, (json) => {
  if (!isRecord(json) || typeof json.id !== 'string' || typeof json.until !== 'number' || !Array.isArray(json.views))
    return undefined
  const email = readText(json.email)
  return {
    id: json.id,
    until: json.until,
    views: json.views.slice(0, maxViews).flatMap((view) => readView(view) ?? []),
    search: readText(json.search),
    email: email !== undefined && isEmail(email) ? email : undefined,
    send: readSend(json.send),
  }
})
