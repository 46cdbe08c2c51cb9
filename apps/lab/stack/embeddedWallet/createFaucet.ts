import { type Hex, numberToHex, parseEther } from 'viem'
import { callRpc } from '../chains/callRpc.js'

const gift = numberToHex(parseEther('10'))
const timeoutMs = 2_000

/**
 * Creates the faucet of the local EVM chains: an account without balance gets 10 ETH. For test chains only.
 *
 * @param urls RPC URLs of anvil, without the proxy.
 * @param onFailure Called with the reason if a chain fails. The login continues.
 */
export function createFaucet({ urls, onFailure }: { urls: readonly string[]; onFailure?(reason: string): void }) {
  async function give(url: string, address: Hex): Promise<void> {
    const balance = await callRpc(url, 'eth_getBalance', [address, 'latest'], { timeoutMs })
    if (balance === '0x0') await callRpc(url, 'anvil_setBalance', [address, gift], { timeoutMs })
  }
  return async (address: Hex): Promise<void> => {
    const results = await Promise.allSettled(urls.map((url) => give(url, address)))
    for (const result of results) if (result.status === 'rejected') onFailure?.(`The faucet failed: ${result.reason}`)
  }
}
