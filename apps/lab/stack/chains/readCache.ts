import { readFileSync } from 'node:fs'

/**
 * Reads a file of the cache. One that is missing or damaged, by a full disk or a crash, is as good as none: what it held
 * is made anew.
 *
 * @param file Path of the file.
 * @returns Its JSON, which nobody but this code writes; `undefined` when there is none.
 */
export function readCache<value>(file: string): value | undefined {
  try {
    // The name of the file holds a hash of all that decides its shape.
    return JSON.parse(readFileSync(file, 'utf8')) as value
  } catch {
    return undefined
  }
}
