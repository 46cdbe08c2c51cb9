import { DataError } from './readAccount.js'

/** Number of entries on a page. */
export const pageSize = 50

/** The sort key of the last entry of a page. The following page starts after it, whatever is added meanwhile. */
export type CursorKey = readonly (string | number)[]

/** Writes the cursor of the following page. */
export function writeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/**
 * Reads a cursor.
 *
 * @param isKey Checks the types of its values.
 * @throws DataError If the service has not written it.
 */
export function readCursor<T extends CursorKey>(
  cursor: string | null,
  isKey: (key: CursorKey) => key is T,
): T | undefined {
  if (!cursor) return undefined
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(key) && isKey(key)) return key
  } catch {
    // Not JSON, so not one of ours.
  }
  throw new DataError('"cursor" is not one of this service')
}
