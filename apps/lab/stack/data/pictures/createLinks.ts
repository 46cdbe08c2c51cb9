/** Makes the URLs of the service's pictures. */
export type Links = ReturnType<typeof createLinks>

const longestSymbol = 24

/** @param base URL of the service with the request's space. */
export function createLinks(base: string) {
  return {
    /** Picture of a token. */
    icon(symbol: string): string {
      // A long symbol would make the URL too long, and half a surrogate pair cannot be encoded.
      const whole = [...symbol].filter((letter) => !/^\p{Surrogate}$/u.test(letter))
      const short = whole.slice(0, longestSymbol).join('')
      return `${base}/v1/icons/${encodeURIComponent(short || '?')}`
    },
    /** Picture of an item: PNG for ERC-721, SVG for ERC-1155, so that clients meet both. */
    item({ contract, tokenId, standard }: { contract: string; tokenId: string; standard: 'erc721' | 'erc1155' }) {
      const isPng = standard === 'erc721'
      return {
        url: `${base}/v1/nft-images/${contract}/${tokenId}.${isPng ? 'png' : 'svg'}`,
        contentType: isPng ? 'image/png' : 'image/svg+xml',
      }
    },
  }
}
