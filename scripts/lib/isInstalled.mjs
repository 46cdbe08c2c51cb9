import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashInstall } from './hashInstall.mjs'
import { listManifests } from './listManifests.mjs'

function hasModules(root) {
  return listManifests(root).every((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const needed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    return needed.every((name) => existsSync(join(root, folder, 'node_modules', name)))
  })
}

/**
 * Returns whether `node_modules` is what the lockfile and the manifests ask for.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const stamp = join(root, 'node_modules/.portico-install')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInstall(root) && hasModules(root)
}
