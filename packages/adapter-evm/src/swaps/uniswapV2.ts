import type { SwapProvider } from '@portico/core'
import type { UniswapV2Options } from './UniswapV2Options.js'

/**
 * Makes a provider of swaps that reads prices from the pools of Uniswap v2, or of an exchange with the same router, and
 * needs no service. Its code is loaded when it is first used.
 *
 * @param options The routers, and what routes may lead through.
 * @example
 * createPortico({ swaps: { providers: [uniswapV2({ router: { 'eip155:1': '0x7a25…' } })] }, … })
 */
export function uniswapV2(options: UniswapV2Options): SwapProvider {
  return {
    id: 'uniswap-v2',
    name: options.name ?? 'Uniswap',
    load: (context) =>
      import('./createUniswapSource.js').then((module) => module.createUniswapSource(context, options)),
  }
}
