// `npm run wallet`: gets what is missing, builds the wallet site and runs it until Ctrl-C, or carries out a command of its
// operator (`npm run wallet -- help`). Needs nothing but Node, npm and git. It is set by environment variables;
// apps/wallet/README.md names them.
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRunner } from './lib/createRunner.mjs'
import { ensureInstall, ensureNode, ensurePnpm } from './lib/ensureTools.mjs'
import { runStack } from './lib/labRunStack.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

async function build(run) {
  const pnpm = await ensurePnpm({ root, run })
  // Turbo looks for pnpm on the PATH.
  const path = `${join(dirname(dirname(dirname(pnpm))), '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const env = { PATH: path, TURBO_TELEMETRY_DISABLED: '1' }
  const args = ['run', 'build', '--filter=@portico/wallet', '--output-logs=errors-only']
  // What a command answers is alone on the output.
  console.error('Building the packages and the wallet')
  const turbo = join(root, 'node_modules/turbo/bin/turbo')
  const { code, output } = await run(process.execPath, [turbo, ...args], { cwd: root, env })
  if (code !== 0) throw new Error(`${output}\nThe build failed; its output stands above.`)
}

async function prepare() {
  const runner = createRunner({ onInterrupt: (signal) => console.log(`\nStopping (${signal})`) })
  try {
    ensureNode()
    await ensureInstall({ root, run: runner.run })
    await build(runner.run)
  } finally {
    runner.release()
  }
}

try {
  await prepare()
  process.exitCode = await runStack(join(root, 'apps/wallet/dist/server/main.js'), process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
