import { callRpc } from './callRpc.js'

/** How a chain makes blocks. */
type MiningMode = { mode: 'auto' } | { mode: 'manual' } | { mode: 'interval'; intervalMs: number }

/** Control of a chain's blocks. */
export type Mining = { setMode(mode: MiningMode): Promise<void>; mine(blocks: number): Promise<void>; stop(): void }

/**
 * Creates the control of one chain's blocks.
 *
 * @param url RPC URL of the anvil.
 */
export function createMining(url: string): Mining {
  // Anvil counts its own interval in whole seconds, too slow for tests.
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
      // Transactions that waited under another mode would wait for the next one otherwise.
      if (mode.mode === 'auto') await mine(1)
      if (mode.mode === 'interval') timer = setInterval(() => mine(1).catch(() => {}), mode.intervalMs)
    },
  }
}
