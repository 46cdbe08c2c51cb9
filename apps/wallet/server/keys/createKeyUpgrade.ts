/** Gives data keys to the accounts that have none yet, besides everything else that a server does. */
export type KeyUpgrade = {
  start(): void
  /** Ends after what is being encrypted at the moment. The next start goes on from there. */
  close(): Promise<void>
}

export type CreateKeyUpgradeParameters = {
  /** Encrypts some private keys anew, and returns their number. */
  bringForward(most: number): Promise<number>
  /** Called with the number of private keys, once all have a data key. */
  onDone?: ((count: number) => void) | undefined
  /** Called with the reason why it ended before. Accounts work nevertheless, and the next start tries again. */
  onFailure?: ((reason: string) => void) | undefined
}

/** Few, so that requests need not wait for long. */
const batch = 20

export function createKeyUpgrade({ bringForward, onDone, onFailure }: CreateKeyUpgradeParameters): KeyUpgrade {
  let isClosed = false
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    let count = 0
    while (!isClosed) {
      const done = await bringForward(batch)
      count += done
      if (done === 0) {
        if (count > 0) onDone?.(count)
        return
      }
      // Requests come first.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  return {
    start() {
      running = run().catch((error: unknown) => {
        onFailure?.(`Accounts were not given data keys: ${error instanceof Error ? error.name : 'unknown'}`)
      })
    },
    async close() {
      isClosed = true
      await running
    },
  }
}
