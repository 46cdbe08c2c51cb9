import { expect, type Locator } from '@playwright/test'
import type { App } from './createApp.js'
import { readShownAmount } from './readShownAmount.js'
import { type SwapOnChainParameters, watchSwapOnChain } from './watchSwapOnChain.js'

/**
 * Reads an account's balances of two tokens before it confirms a swap that a later page only finds in the activity.
 *
 * @returns A function that waits until the open Activity lists the swap first, opens it and checks that its view shows
 *   exactly what the chain did. It resolves with both amounts, in base units.
 */
export async function watchListedSwap(app: App, parameters: SwapOnChainParameters) {
  const readOutcome = await watchSwapOnChain(parameters)
  return async (): Promise<{ readonly sold: bigint; readonly received: bigint }> => {
    const row = app.dialog('Account').getByRole('list', { name: 'Activity' }).getByRole('button').first()
    // What was sent from here gets its amounts once the data service lists it.
    await expect(row).toContainText('Swapped')
    const { hash, sold, received } = await readOutcome()
    await row.click()
    const view = app.dialog('Transaction')
    await expect(view.getByTitle(hash)).toBeVisible()
    await expect(view.getByText('Confirmed', { exact: true })).toBeVisible()
    expect(await readShownAmount(readFact(view, 'Sent'), parameters.from)).toBe(sold)
    expect(await readShownAmount(readFact(view, 'Received'), parameters.to)).toBe(received)
    return { sold, received }
  }
}

/** Finds the value of a labelled fact. */
const readFact = (view: Locator, name: string): Locator =>
  view.getByText(name, { exact: true }).locator('xpath=following-sibling::dd')
