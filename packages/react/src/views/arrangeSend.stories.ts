import { setSendAmount, setSendRecipient, startSend } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import type { TestPortico } from '@portico/controllers/testing'
import { sendPart } from '@portico/controllers/ui'
import { arrangeAccount } from './arrangeAccount.stories.js'
import { makeTokens } from './makeTokens.stories.js'

/**
 * Fills the send form of a story or a test: 0.5 ETH to an address.
 *
 * @param test The test instance.
 * @param input What differs.
 */
export async function arrangeSend(
  test: TestPortico,
  {
    amount = '0.5',
    recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    avatar,
  }: { readonly amount?: string; readonly recipient?: string; readonly avatar?: string } = {},
): Promise<void> {
  const { adapter, clock, portico } = test
  const address = '0x00000000000000000000000000000000000A11ce'
  if (avatar !== undefined) adapter.setActions({ resolveName: async ({ name }) => ({ name, address, avatar }) })
  await arrangeAccount(test, { tokens: makeTokens(2) })
  await startSend(portico)
  setSendAmount(portico, { text: amount })
  setSendRecipient(portico, { text: recipient })
  // A name is looked up once the input has rested for half a second.
  const form = getPart(portico, sendPart)
  while (form.recipient.status === 'resolving') await clock.advance(500)
}
