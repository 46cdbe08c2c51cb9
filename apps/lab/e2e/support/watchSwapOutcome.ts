import { expect } from '@playwright/test'
import { parseUnits } from 'viem'
import type { App } from './createApp.js'
import type { Chain } from './createChain.js'

const decimals: Readonly<Record<string, number>> = { LUSD: 6 }

export type SwapOutcomeParameters = {
  readonly chain: Chain
  readonly account: string
  /** Symbols of the tokens. */
  readonly from: string
  readonly to: string
}

/**
 * Reads an account's balances of two tokens before it confirms a swap.
 *
 * @returns A function that waits until the swap is done and checks that the modal shows exactly what the chain did. It
 *   resolves with both amounts, in base units.
 */
export async function watchSwapOutcome(app: App, { chain, account, from, to }: SwapOutcomeParameters) {
  const read = (symbol: string) =>
    symbol === 'ETH' ? chain.getBalance(account) : chain.getTokenBalance(symbol, account)
  const [before, beforeTo] = await Promise.all([read(from), read(to)])
  /** Parses the amount that the modal shows for a token, in base units. */
  const readShown = async (symbol: string) => {
    const found = new RegExp(`([\\d,]+(?:\\.\\d+)?)\\s*${symbol}\\b`).exec((await app.modal.textContent()) ?? '')
    return parseUnits((found?.[1] ?? '').replaceAll(',', ''), decimals[symbol] ?? 18)
  }
  return async (): Promise<{ readonly sold: bigint; readonly received: bigint }> => {
    await expect(app.status('Swapped')).toBeVisible()
    const { hash } = await chain.getLastSent(account)
    const { effectiveGasPrice, gasUsed } = await chain.getReceipt(hash)
    const fee = effectiveGasPrice * gasUsed
    const sold = before - (await read(from)) - (from === 'ETH' ? fee : 0n)
    const received = (await read(to)) - beforeTo + (to === 'ETH' ? fee : 0n)
    await expect.poll(() => readShown(from)).toBe(sold)
    expect(await readShown(to)).toBe(received)
    return { sold, received }
  }
}
