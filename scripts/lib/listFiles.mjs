import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the files of the work tree that git does not ignore, new ones included.
 *
 * @param {string} root
 * @param {string[]} folders Paths to look in, relative to the root.
 * @returns {string[]} Paths relative to the root, with slashes, sorted.
 */
export function listFiles(root, folders) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...folders]
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  const files = output.split('\0').filter((file) => file && existsSync(join(root, file)))
  return [...new Set(files)].sort()
}
