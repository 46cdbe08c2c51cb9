import { type Hex, numberToHex, parseEther } from 'viem'
import { callRpc } from '../chains/callRpc.js'

const gift = numberToHex(parseEther('10'))
const timeoutMs = 2_000

/**
 * Makes the lab's faucet: whoever has nothing on a chain gets 10 ETH there. For local test chains only.
 *
 * @param urls RPC URLs of the anvils themselves.
 * @param onFailure Gets why a chain gave nothing; nobody's login fails for that.
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
