import type { AdapterContext, Connection } from '@portico/core'
import { settle } from '@portico/core/internal'

export type GetCapabilitiesParameters = {
  readonly context: AdapterContext
  readonly connection: Connection
  readonly address: string
}

/** How long to wait for a wallet's answer, in milliseconds. */
const answerMs = 5000

/**
 * Asks the wallet what it can do (EIP-5792), by hex chain id. A wallet that cannot say has no capabilities: `{}`.
 *
 * @param parameters The connection and the account.
 */
export async function getCapabilities(parameters: GetCapabilitiesParameters): Promise<Record<string, unknown>> {
  const { context, connection, address } = parameters
  const request = { method: 'wallet_getCapabilities', params: [address] }
  try {
    const limit = { clock: context.clock, ms: answerMs }
    const answer = await settle(() => connection.provider('eip155').request(request), { limit })
    if (typeof answer !== 'object' || answer === null) return {}
    const isChain = ([key, value]: [string, unknown]) =>
      /^0x[\da-f]+$/i.test(key) && typeof value === 'object' && value !== null
    return Object.fromEntries(Object.entries(answer).filter(isChain))
  } catch (error) {
    context.logger.debug('A wallet named no capabilities', error)
    return {}
  }
}
