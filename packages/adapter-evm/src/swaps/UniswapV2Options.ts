import type { CaipNetworkId, Token } from '@portico/core'

/** Options of `uniswapV2`. */
export type UniswapV2Options = {
  /**
   * Address of the router (`UniswapV2Router02`) of each network, such as `{ 'eip155:1': '0x7a25…' }`, or one address that
   * is the same on every EVM network of the app.
   */
  readonly router: string | Readonly<Record<CaipNetworkId, string>>
  /** Tokens that a route may lead through, by network, besides the wrapped native currency. */
  readonly through?: Readonly<Record<CaipNetworkId, readonly string[]>> | undefined
  /** Tokens to offer, by network. Default: those that the app and the account have. */
  readonly tokens?: Readonly<Record<CaipNetworkId, readonly Token[]>> | undefined
  /** Shown to users. Default `Uniswap`. */
  readonly name?: string | undefined
}
