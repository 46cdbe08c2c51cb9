import { callRpc } from '../chains/callRpc.js'

const giftLamports = 10_000_000_000
const timeoutMs = 2_000
/** Until an airdrop has landed, the account's balance is still zero. */
const landingMs = 5_000

/**
 * Creates the faucet of a local Solana chain: an account without balance gets 10 SOL.
 *
 * @param rpc RPC URL of the chain; without one the faucet does nothing.
 * @param onFailure Called with the reason if the airdrop fails. The login continues.
 */
export function createSolanaFaucet(parameters: { rpc: string | undefined; onFailure?(reason: string): void }) {
  const { rpc, onFailure } = parameters
  const given = new Map<string, number>()
  return async (address: string): Promise<void> => {
    if (rpc === undefined || Date.now() - (given.get(address) ?? 0) < landingMs) return
    try {
      const balance = await callRpc(rpc, 'getBalance', [address, { commitment: 'processed' }], { timeoutMs })
      if (Reflect.get(Object(balance), 'value') !== 0) return
      given.set(address, Date.now())
      await callRpc(rpc, 'requestAirdrop', [address, giftLamports], { timeoutMs })
    } catch (error) {
      given.delete(address)
      onFailure?.(`The Solana faucet failed: ${error}`)
    }
  }
}
