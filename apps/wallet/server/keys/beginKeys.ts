import type { DataKeys } from '../store/createDataKeys.js'
import type { KeyRing } from '../vault/KeyRing.js'

type Parameters = { readonly dataKeys: DataKeys; readonly keyRing: KeyRing; readonly now: number }

/** Returns the id of a key of the ring that this database has never used; makes one if there is none. */
export async function takeFreshKey({ dataKeys, keyRing }: Omit<Parameters, 'now'>): Promise<string> {
  for (const id of await keyRing.list()) if (!(await dataKeys.isKnown(id))) return id
  return (await keyRing.create()).id
}

/**
 * Makes the first key-encryption key of a database, and checks that all that it needs are there.
 *
 * @param parameters `now` in epoch milliseconds.
 * @throws Error If the ring lacks one: without it accounts would be lost, and nobody would notice before they sign.
 */
export async function beginKeys({ dataKeys, keyRing, now }: Parameters): Promise<void> {
  if ((await dataKeys.findActive()) === undefined) await dataKeys.begin(await takeFreshKey({ dataKeys, keyRing }), now)
  const active = await dataKeys.findActive()
  for (const id of await dataKeys.listHeld()) {
    const isNeeded = id === active || (await dataKeys.listWrappedBy(id, 1)).length > 0
    if (isNeeded && !(await keyRing.find(id)))
      throw new Error(`The key ${id} is not there, and nothing else opens the accounts that it protects`)
  }
}
