import { readFileSync } from 'node:fs'

/**
 * Reads a cached JSON file. A missing or damaged file counts as absent, and its content is computed again.
 *
 * @param file Path of the file.
 * @returns The content, which only this code writes, or `undefined`.
 */
export function readCache<value>(file: string): value | undefined {
  try {
    // The file name contains a hash of everything that determines the content's shape.
    return JSON.parse(readFileSync(file, 'utf8')) as value
  } catch {
    return undefined
  }
}
