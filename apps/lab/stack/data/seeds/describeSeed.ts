import { createHash } from 'node:crypto'
import { zeroAddress } from 'viem'
import type { Links } from '../pictures/createLinks.js'
import type { OperationType, WireTransaction, WireTransfer } from '../wire.js'
import { seedAccounts } from './createSeeds.js'
import { hostileNames } from './hostileNames.js'

const plainNames = [
  { name: 'Seed Dollar', symbol: 'SUSD', price: 1 },
  { name: 'Seed Gold', symbol: 'SGLD', price: 40 },
  { name: 'Seed Token', symbol: 'SEED', price: undefined },
] as const

const kinds: readonly OperationType[] = ['send', 'receive', 'trade', 'mint', 'execute', 'receive', 'send', 'deploy']

function derive(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function chooseName(account: string, seed: number): { name: string; symbol: string; price?: number | undefined } {
  const names = account === seedAccounts.hostile ? hostileNames : plainNames
  return names[seed % names.length] ?? { name: '', symbol: '' }
}

/** Describes the transfers of a generated transaction; every eleventh is an item. */
function describeTransfers(parameters: {
  account: string
  seed: number
  kind: OperationType
  rate: number
  links: Links
}): readonly WireTransfer[] {
  const { account, seed, kind, rate, links } = parameters
  const isHostile = account === seedAccounts.hostile

  function describeTransfer(direction: 'in' | 'out', place: number): WireTransfer {
    const { name, symbol, price: dollars } = chooseName(account, seed + place)
    if (seed % 11 === 0 || kind === 'mint') {
      const { url, contentType } = links.item({ contract: account, tokenId: `${seed}`, standard: 'erc721' })
      const picture = { url, content_type: contentType }
      const content = { preview: picture, detail: picture }
      return { nft_info: { name, content, flags: { is_spam: isHostile } }, direction, quantity: { numeric: '1' } }
    }
    const amount = ((seed * 37) % 10_000) / 100 + 0.01
    const price = dollars === undefined ? undefined : dollars * rate
    const worth = price === undefined ? {} : { value: amount * price, price }
    const fungible_info = { name, symbol, icon: { url: links.icon(symbol) } }
    return { fungible_info, direction, quantity: { numeric: amount.toFixed(2) }, ...worth }
  }

  if (kind === 'trade') return [describeTransfer('out', 0), describeTransfer('in', 1)]
  if (kind === 'execute' || kind === 'deploy') return []
  return [describeTransfer(kind === 'send' ? 'out' : 'in', 0)]
}

/**
 * Describes a generated transaction.
 *
 * @param seed Its number; everything follows from it.
 * @param at Seconds since the Unix epoch.
 */
export function describeSeed(parameters: {
  account: string
  seed: number
  at: number
  rate: number
  links: Links
}): WireTransaction {
  const { account, seed, at, rate, links } = parameters
  const kind = kinds[seed % kinds.length] ?? 'send'
  const hash = `0x${derive(`${account} ${seed}`)}`
  const other = kind === 'mint' ? zeroAddress : `0x${derive(`party ${seed % 500}`).slice(0, 40)}`
  const isOwn = kind !== 'receive'
  const isFailed = seed % 50 === 0
  return {
    id: `eip155:1:${hash}`,
    metadata: {
      operationType: kind,
      hash,
      chain: 'eip155:1',
      minedAt: new Date(at * 1_000).toISOString(),
      sentFrom: isOwn ? account : other,
      sentTo: kind === 'deploy' ? '' : isOwn ? other : account,
      status: isFailed ? 'failed' : 'confirmed',
      nonce: seed,
    },
    transfers: isFailed ? [] : describeTransfers({ account, seed, kind, rate, links }),
  }
}
