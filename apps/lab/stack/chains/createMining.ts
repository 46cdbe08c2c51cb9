import { callRpc } from './callRpc.js'

/** How a chain mines blocks. */
type MiningMode = { mode: 'auto' } | { mode: 'manual' } | { mode: 'interval'; intervalMs: number }

/** Controls a chain's mining. */
export type Mining = { setMode(mode: MiningMode): Promise<void>; mine(blocks: number): Promise<void>; stop(): void }

/**
 * Creates the mining control of one chain.
 *
 * @param url RPC URL of anvil.
 */
export function createMining(url: string): Mining {
  // Anvil's own interval is in whole seconds, too slow for tests.
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearInterval(timer)

  async function mine(blocks: number): Promise<void> {
    await callRpc(url, 'anvil_mine', [`0x${blocks.toString(16)}`])
  }

  return {
    mine,
    stop,
    async setMode(mode) {
      stop()
      await callRpc(url, 'evm_setAutomine', [mode.mode === 'auto'])
      // Mine transactions that were pending under another mode at once, instead of with the next block.
      if (mode.mode === 'auto') await mine(1)
      if (mode.mode === 'interval') timer = setInterval(() => mine(1).catch(() => {}), mode.intervalMs)
    },
  }
}
