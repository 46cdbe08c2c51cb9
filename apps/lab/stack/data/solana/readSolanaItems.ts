import { solanaChainId } from '../../solana/solanaChain.js'
import type { Links } from '../pictures/createLinks.js'
import type { WireItem, WirePage } from '../wire.js'
import { describeMint, listTokenAccounts, type SolanaSource } from './SolanaSource.js'

/** Reads the items that an account holds: tokens without decimals. They fit on one page. */
export async function readSolanaItems(parameters: {
  source: SolanaSource
  account: string
  links: Links
}): Promise<WirePage<WireItem>> {
  const { source, account, links } = parameters
  const held = (await listTokenAccounts(source, account)).filter(
    ({ decimals, amount }) => decimals === 0 && amount > 0n,
  )
  return {
    data: held.map(({ mint, amount }) => {
      const { name, symbol } = describeMint(source, mint, undefined)
      return {
        contract: mint,
        // A mint is one item.
        tokenId: '0',
        standard: 'spl',
        amount: `${amount}`,
        name,
        collection: 'Lab Items',
        chainId: solanaChainId,
        image: { url: links.icon(symbol), contentType: 'image/svg+xml' },
        traits: [{ trait: 'Mint', value: mint }],
        flags: { isSpam: false },
      }
    }),
    next: null,
  }
}
