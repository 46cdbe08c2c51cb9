import { expect } from '@playwright/test'
import type { App } from './createApp.js'
import { readShownAmount } from './readShownAmount.js'
import { type SwapOnChainParameters, watchSwapOnChain } from './watchSwapOnChain.js'

/**
 * Reads an account's balances of two tokens before it confirms a swap.
 *
 * @returns A function that waits until the swap is done and checks that the modal shows exactly what the chain did. It
 *   resolves with both amounts, in base units.
 */
export async function watchSwapOutcome(app: App, parameters: SwapOnChainParameters) {
  const readOutcome = await watchSwapOnChain(parameters)
  return async (): Promise<{ readonly sold: bigint; readonly received: bigint }> => {
    await expect(app.status('Swapped')).toBeVisible()
    const { sold, received } = await readOutcome()
    await expect.poll(() => readShownAmount(app.modal, parameters.from)).toBe(sold)
    expect(await readShownAmount(app.modal, parameters.to)).toBe(received)
    return { sold, received }
  }
}
