import { forgetFailures } from '../assets/balances/forgetFailures.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { loadSwapTokens } from './loadSwapTokens.js'
import { quoteSwap } from './quoteSwap.js'
import { reviewSwap } from './reviewSwap.js'
import { swapPart } from './swapPart.js'
import { findSwapProvider } from './swapSources.js'

/**
 * Asks again for a quote, for tokens that could not be listed, and once the swap is reviewed for the whole review. What
 * fails is in the state.
 *
 * @param portico The instance.
 * @returns Resolves once the answers are there, or could not be had. Never rejects.
 */
export async function refreshSwapQuote(portico: Portico): Promise<void> {
  const state = getPart(portico, swapPart)
  if (state.phase !== 'draft') return
  // A refresh by the user need not wait out an earlier failure.
  forgetFailures(portico, ['balances'])
  const run = state.review.status === 'ready' ? reviewSwap : quoteSwap
  await Promise.all([run(portico).catch(() => {}), listTokens(portico)])
}

async function listTokens(portico: Portico): Promise<void> {
  const { networkId, tokensStatus } = getPart(portico, swapPart)
  if (tokensStatus !== 'error' || !networkId) return
  const found = await findSwapProvider(portico, { networkId, signal: portico[internals].lifetime })
  if (found) await loadSwapTokens(portico, found)
}
