import { formatUnits, zeroAddress } from 'viem'
import type { Transfer } from '../index/Transfer.js'
import type { Links } from '../pictures/createLinks.js'
import type { OperationType, WireTransaction, WireTransfer } from '../wire.js'
import type { TokenFacts } from './createTokenReader.js'

/** A transaction as the index stores it. */
export type StoredTransaction = {
  readonly hash: string
  readonly at: number
  readonly sender: string
  readonly receiver: string | null
  readonly nonce: number
  readonly is_failed: number
  readonly is_call: number
}

function readDirection({ sender, receiver }: Transfer, account: string): WireTransfer['direction'] {
  if (sender === receiver) return 'self'
  return receiver === account ? 'in' : 'out'
}

function nameOperation(transaction: StoredTransaction, transfers: readonly Transfer[], account: string): OperationType {
  if (transaction.receiver === null) return 'deploy'
  if (transaction.is_failed) return transaction.is_call ? 'execute' : 'send'
  const [received, sent] = ['in', 'out'].map((direction) =>
    transfers.filter((transfer) => readDirection(transfer, account) === direction),
  )
  if (received?.length && sent?.length) return 'trade'
  if (received?.length) return received.every(({ sender }) => sender === zeroAddress) ? 'mint' : 'receive'
  if (transfers.length > 0) return 'send'
  // A payment of nothing is still a payment.
  return transaction.is_call || transaction.sender !== account ? 'execute' : 'send'
}

/**
 * Describes a transaction as an account sees it.
 *
 * @param transfers Those in which the account takes part.
 * @param facts What the contracts of the transfers say of themselves.
 * @param prices In the wanted currency, by contract; '' is ETH.
 */
export function describeTransaction(parameters: {
  transaction: StoredTransaction
  transfers: readonly Transfer[]
  account: string
  caip: string
  facts: ReadonlyMap<string, TokenFacts>
  prices: ReadonlyMap<string, number>
  links: Links
}): WireTransaction {
  const { transaction, transfers, account, caip, facts, prices, links } = parameters
  const { hash, at, sender, receiver, nonce, is_failed } = transaction

  function describeTransfer(transfer: Transfer): WireTransfer {
    const { kind, asset, item, amount } = transfer
    const direction = readDirection(transfer, account)
    const {
      name,
      symbol,
      decimals = 0,
    } = asset ? (facts.get(asset) ?? { name: '', symbol: '' }) : { name: 'Ether', symbol: 'ETH', decimals: 18 }
    if (kind === 'erc721' || kind === 'erc1155') {
      const { url, contentType } = links.item({ contract: asset, tokenId: item, standard: kind })
      const picture = { url, content_type: contentType }
      const content = { preview: picture, detail: picture }
      return {
        nft_info: {
          ...{ name: `${name} #${item}`, content, flags: { is_spam: false } },
          ...{ contract_address: asset, token_id: item, interface: kind },
        },
        direction,
        quantity: { numeric: amount },
      }
    }
    const numeric = formatUnits(BigInt(amount), decimals)
    const price = prices.get(asset)
    const worth = price === undefined ? {} : { value: Number(numeric) * price, price }
    return {
      fungible_info: { name, symbol, icon: { url: links.icon(symbol) } },
      direction,
      quantity: { numeric },
      ...worth,
    }
  }

  return {
    id: `${caip}:${hash}`,
    metadata: {
      operationType: nameOperation(transaction, transfers, account),
      hash,
      chain: caip,
      minedAt: new Date(at * 1_000).toISOString(),
      sentFrom: sender,
      sentTo: receiver ?? '',
      status: is_failed ? 'failed' : 'confirmed',
      nonce,
    },
    transfers: transfers.map(describeTransfer),
  }
}
