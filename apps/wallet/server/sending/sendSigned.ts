import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../ApiError.js'
import type { NewSending, Sending } from '../store/createSendings.js'
import type { WalletServices } from '../WalletServices.js'

/** Shorter than the frame's timeout. What is still open then continues in the background. */
const answerTimeoutMs = 15_000

/**
 * Stores signed transactions and sends them.
 *
 * @returns What was sent, or is still being sent to a node that does not answer.
 * @throws ApiError 'chain/refused' with the node's message if it accepted none of them.
 */
export async function sendSigned(
  { sendings, deliveries, now }: WalletServices,
  sending: Omit<NewSending, 'now'>,
): Promise<{ id: string; hashes: readonly string[] }> {
  const id = await sendings.add({ ...sending, now })
  const timeout = new AbortController()
  const late = wait(answerTimeoutMs, undefined, { signal: timeout.signal }).catch(() => {})
  await Promise.race([deliveries.deliver(id), late])
  timeout.abort()
  const hashes = listSent(await sendings.find(id))
  if (hashes.length > 0) return { id, hashes }
  const reason = (await sendings.find(id))?.transactions[0]?.reason
  throw new ApiError(502, 'chain/refused', reason ?? 'The node refused')
}

/** Returns the hashes of the transactions that the chain has or may have. */
export function listSent(sending: Sending | undefined): readonly string[] {
  return sending?.transactions.filter(({ state }) => state !== 'refused').map(({ hash }) => hash) ?? []
}
