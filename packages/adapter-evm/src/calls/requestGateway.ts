import type { HttpClient } from '@portico/core'
import { isRecord, toSafeLink } from '@portico/core/internal'
import type { CcipRequestParameters } from 'viem'
import { evmErrors } from './evmErrors.js'

/**
 * Asks the gateways that a contract names for what it keeps outside of its chain (CCIP-read, EIP-3668), one after the
 * other. A contract may name any host, so only those over https are asked, with the time limit of all other requests.
 *
 * @param http The instance's HTTP client.
 * @param request What the contract wants to know, and of whom.
 * @throws `evm/gateway-failed`
 */
export async function requestGateway(
  http: HttpClient,
  { data, sender, urls }: CcipRequestParameters,
): Promise<`0x${string}`> {
  let failure: unknown
  for (const template of urls) {
    const url = toSafeLink(template.replace('{sender}', sender.toLowerCase()).replace('{data}', data))
    if (!url?.startsWith('https:')) continue
    try {
      const isGet = template.includes('{data}')
      const answer = await http.json(
        isGet
          ? { url, retries: 0 }
          : { url, method: 'POST', body: { data, sender }, headers: { 'content-type': 'application/json' } },
      )
      if (isRecord(answer) && isHex(answer.data)) return answer.data
    } catch (error) {
      failure = error
    }
  }
  throw evmErrors('evm/gateway-failed', {}, { cause: failure })
}

function isHex(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)
}
