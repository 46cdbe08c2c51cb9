import { isCaipNetworkId } from '../../caip/networkId.js'
import type { CaipNetworkId } from '../../caip/types.js'
import { isRecord } from '../../validate/records.js'
import { stripControls, toSafeImageUrl, toSafeLink } from '../../validate/safeText.js'
import { jsonKey } from '../storageKey.js'

/** A wallet of the catalogue, with the fields that are safe to display and open. */
export type StoredWallet = {
  readonly id: string
  readonly name: string
  readonly image_id?: string
  readonly image_url?: string
  readonly homepage?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly link_mode?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly rdns?: string
  readonly chains?: readonly CaipNetworkId[]
}

/** The wallets used last, newest first, at most two. */
export const recentWalletsKey = jsonKey<readonly StoredWallet[]>('@appkit/recent_wallets', (json) => {
  if (!Array.isArray(json)) return undefined
  const wallets = json.flatMap((entry) => readWallet(entry) ?? [])
  return wallets.filter((wallet, index) => wallets.findIndex(({ id }) => id === wallet.id) === index).slice(0, 2)
})

const webLink = (value: unknown) => toSafeLink(value)
const appLink = (value: unknown) => toSafeLink(value, 'app')
const shortText = (value: unknown) => (typeof value === 'string' && /^[\w.-]{1,128}$/.test(value) ? value : undefined)

const optionalFields = {
  image_id: shortText,
  image_url: toSafeImageUrl,
  homepage: webLink,
  mobile_link: appLink,
  desktop_link: appLink,
  webapp_link: webLink,
  link_mode: webLink,
  app_store: webLink,
  play_store: webLink,
  chrome_store: webLink,
  rdns: shortText,
  chains: (value: unknown) => (Array.isArray(value) ? value.filter(isCaipNetworkId) : undefined),
}

function readWallet(entry: unknown): StoredWallet | undefined {
  if (!isRecord(entry) || typeof entry.id !== 'string' || typeof entry.name !== 'string') return undefined
  const id = entry.id.slice(0, 256)
  const name = stripControls(entry.name).slice(0, 64)
  if (!id || !name) return undefined
  const rest = Object.entries(optionalFields).flatMap(([field, read]) => {
    const value = read(entry[field])
    return value === undefined ? [] : [[field, value]]
  })
  // Every field was read by its own reader above.
  return { id, name, ...(Object.fromEntries(rest) as Omit<StoredWallet, 'id' | 'name'>) }
}
