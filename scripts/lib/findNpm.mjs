import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Finds npm's own script where Node's installers put it, so that no shell and no PATH is needed.
 *
 * @returns {{ command: string, args: string[] }} What to start, and its first arguments.
 */
export function findNpm() {
  const besideNode = dirname(process.execPath)
  const scripts = [
    process.env.npm_execpath,
    join(besideNode, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(besideNode, 'node_modules/npm/bin/npm-cli.js'),
  ]
  const script = scripts.find((file) => file?.endsWith('npm-cli.js') && existsSync(file))
  return script ? { command: process.execPath, args: [script] } : { command: 'npm', args: [] }
}
