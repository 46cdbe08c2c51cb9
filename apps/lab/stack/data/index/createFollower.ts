import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import { ChainMovedError, fetchBlocks } from './fetchBlocks.js'
import { type Head, readHead } from './readHead.js'
import { deleteBlocks, writeBlocks } from './writeBlocks.js'

/** Keeps the index of one chain up to date. */
export type Follower = {
  /** Indexes everything up to the chain's latest block of now. */
  catchUp(): Promise<void>
  /** Stops following and waits for what runs. */
  close(): Promise<void>
}

const blocksPerRequest = 100
const mostAttempts = 10

/**
 * Follows a chain into the index.
 *
 * @param onRollback Called after blocks were deleted, so that what was read from them is read again.
 * @param onError Called if the chain cannot be followed at the moment.
 */
export function createFollower(parameters: {
  chainId: number
  url: string
  database: Database
  pollMs?: number | undefined
  onRollback(): void
  onError?: ((error: unknown) => void) | undefined
}): Follower {
  const { chainId, url, database, pollMs = 500, onRollback, onError } = parameters
  const ending = new AbortController()
  const { signal } = ending

  const readStored = (most: number) =>
    database.all<Head>(
      `SELECT number, hash FROM blocks WHERE chain = ? AND number <= ? ORDER BY number DESC LIMIT 1`,
      ...[chainId, most],
    )

  /** Finds the highest stored block that the chain still has; -1 if it has none. */
  async function findCommon(most: number): Promise<number> {
    for (let at = most; ; at -= 1) {
      const [stored] = readStored(at)
      if (!stored) return -1
      const current = await readHead(url, stored.number, signal)
      if (current?.hash === stored.hash) return stored.number
    }
  }

  async function indexNew(): Promise<void> {
    const head = await readHead(url, 'latest', signal)
    if (!head) throw new Error(`Chain ${chainId} has no blocks`)
    const [known] = readStored(Number.MAX_SAFE_INTEGER)
    if (known?.hash === head.hash) return
    const common = known ? await findCommon(Math.min(known.number, head.number)) : -1
    if (known && common < known.number) {
      deleteBlocks(database, chainId, common)
      onRollback()
    }
    for (let from = common + 1; from <= head.number; from += blocksPerRequest) {
      const to = Math.min(from + blocksPerRequest - 1, head.number)
      const blocks = await fetchBlocks({ url, from, to, signal }).catch(async (error: unknown) => {
        // Nodes refuse blocks that are gone, each in words of its own.
        const current = await readHead(url, head.number, signal)
        throw current?.hash === head.hash ? error : new ChainMovedError(`Chain ${chainId} was reorganised`)
      })
      const [before] = readStored(from - 1)
      const parents = [before?.hash, ...blocks.map(({ hash }) => hash)]
      if (blocks.some(({ number, parentHash }, at) => number > 0 && parentHash !== parents[at]))
        throw new ChainMovedError(`Chain ${chainId} was reorganised`)
      writeBlocks(database, chainId, blocks)
    }
  }

  async function tryIndexing(): Promise<void> {
    for (let attempt = 1; ; attempt++)
      try {
        return await indexNew()
      } catch (error) {
        if (!(error instanceof ChainMovedError) || attempt === mostAttempts) throw error
      }
  }

  let running: Promise<void> = Promise.resolve()
  let isBusy = false
  function catchUp(): Promise<void> {
    isBusy = true
    // After what runs already, which may have asked for the latest block before the caller's transaction.
    const mine = running.then(tryIndexing)
    running = mine.catch(() => {})
    void running.then(() => {
      isBusy = false
    })
    return mine
  }

  const timer = setInterval(() => {
    if (isBusy) return
    catchUp().catch((error: unknown) => {
      if (!signal.aborted) onError?.(error)
    })
  }, pollMs)
  return {
    catchUp,
    async close() {
      clearInterval(timer)
      ending.abort()
      await running
    },
  }
}
