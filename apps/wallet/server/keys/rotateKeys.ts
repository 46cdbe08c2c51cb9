import type { DataKeys } from '../store/createDataKeys.js'
import type { KeyRing } from '../vault/KeyRing.js'
import { takeFreshKey } from './beginKeys.js'
import { unwrapDataKey, wrapDataKey } from './createDataKeyAccess.js'

export type RotateKeysParameters = {
  readonly dataKeys: DataKeys
  readonly keyRing: KeyRing
  /** Encrypts some of the private keys that have no data key yet, and returns their number. */
  bringForward(most: number): Promise<number>
  /** Returns the time in epoch milliseconds. */
  now(): number
  /** Number of data keys that are wrapped anew before the next ones are read. Default: 100. */
  readonly batch?: number | undefined
  /** Called before each batch with the number of data keys wrapped so far. Throws to end: what is done stays. */
  onBatch?(wrapped: number): void
}

/** What a rotation has done. */
export type Rotation = {
  /** The key that wraps all data keys now. */
  readonly active: string
  /** Whether an earlier rotation was finished, so that no new key was made. */
  readonly isResumed: boolean
  /** Number of data keys that were wrapped anew. */
  readonly wrapped: number
}

/**
 * Moves all data keys to a new key-encryption key, while servers go on: new accounts get the new key from the start, and
 * each data key is replaced by itself in one statement. Wherever it is interrupted, the next run goes on from there,
 * without another new key.
 */
export async function rotateKeys(parameters: RotateKeysParameters): Promise<Rotation> {
  const { dataKeys, keyRing, bringForward, now, batch = 100, onBatch } = parameters

  async function listOthers(): Promise<readonly string[]> {
    const active = await dataKeys.findActive()
    return (await dataKeys.listHeld()).filter((id) => id !== active)
  }

  async function isUnfinished(): Promise<boolean> {
    for (const id of await listOthers()) if ((await dataKeys.listWrappedBy(id, 1)).length > 0) return true
    return false
  }

  async function findKey(id: string) {
    const key = await keyRing.find(id)
    if (key) return key
    throw new Error(`The key ${id} is not there`)
  }

  const isResumed = await isUnfinished()
  if (!isResumed) await dataKeys.activate(await takeFreshKey({ dataKeys, keyRing }), now())

  let wrapped = 0
  async function moveSome(from: string): Promise<number> {
    const to = await dataKeys.findActive()
    // Another rotation may have taken it into use meanwhile.
    if (to === undefined || to === from) return 0
    const rows = await dataKeys.listWrappedBy(from, batch)
    if (rows.length === 0) return 0
    onBatch?.(wrapped)
    const [old, active] = [await findKey(from), await findKey(to)]
    for (const row of rows) {
      const dataKey = await unwrapDataKey(old, row)
      try {
        if (await dataKeys.replace(row, await wrapDataKey(active, row.userId, dataKey))) wrapped += 1
      } finally {
        dataKey.fill(0)
      }
    }
    return rows.length
  }

  // Also those that a server stored meanwhile, which had read the former key before.
  do for (const from of await listOthers()) while ((await moveSome(from)) > 0);
  while (await isUnfinished())
  while ((await bringForward(batch)) > 0) onBatch?.(wrapped)
  return { active: (await dataKeys.findActive()) ?? '', isResumed, wrapped }
}

/**
 * Destroys the key-encryption keys that wrap nothing any more.
 *
 * @returns Those that are gone, and those that are still needed.
 */
export async function removeOldKeys({ dataKeys, keyRing }: Pick<RotateKeysParameters, 'dataKeys' | 'keyRing'>) {
  const active = await dataKeys.findActive()
  const removed: string[] = []
  const kept: string[] = []
  for (const id of await dataKeys.listHeld()) {
    if (id === active) continue
    if (await dataKeys.retire(id)) removed.push(id)
    else kept.push(id)
  }
  // Also what an earlier run marked, but did not destroy.
  for (const id of await dataKeys.listRemoved()) await keyRing.remove(id)
  return { removed, kept }
}
