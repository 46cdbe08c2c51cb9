import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the folders of the workspace's packages and apps.
 *
 * @param {string} root
 * @returns {string[]} Paths relative to the root, such as `packages/core`.
 */
export function listManifests(root) {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(parent, name)) : [],
  )
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort()
}
