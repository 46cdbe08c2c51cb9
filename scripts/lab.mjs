// `npm run lab`: gets what is missing, builds, starts the local stack and the lab's pages, and runs until Ctrl-C.
// Needs nothing but Node, npm and git. Options: --port <number>, --dev (pages from their sources, with hot reload),
// --no-web (the stack alone), --postgres (the embedded wallet on PostgreSQL).
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRunner } from './lib/createRunner.mjs'
import { ensureInstall, ensureNode, ensurePnpm } from './lib/ensureTools.mjs'
import { assertLabPortFree } from './lib/labAssertPortFree.mjs'
import { readLabPort } from './lib/labReadPort.mjs'
import { runStack } from './lib/labRunStack.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

async function build(run, needsPages) {
  // Serving the pages from source needs no build of the packages.
  const script = needsPages ? 'node_modules/turbo/bin/turbo' : 'apps/lab/scripts/build.mjs'
  const args = needsPages ? ['run', 'build', '--filter=@portico/lab', '--output-logs=errors-only'] : ['--only', 'stack']
  const pnpm = await ensurePnpm({ root, run })
  // Turbo looks for pnpm on the PATH.
  const path = `${join(dirname(dirname(dirname(pnpm))), '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const env = { PATH: path, TURBO_TELEMETRY_DISABLED: '1' }
  console.log(needsPages ? 'Building the packages and the lab' : 'Building the stack')
  const { code, output } = await run(process.execPath, [join(root, script), ...args], { cwd: root, env })
  if (code !== 0) throw new Error(`${output}\nThe build failed; its output stands above.`)
}

async function prepare(args) {
  const runner = createRunner({ onInterrupt: (signal) => console.log(`\nStopping (${signal})`) })
  try {
    ensureNode()
    await assertLabPortFree(readLabPort(args, process.env))
    await ensureInstall({ root, run: runner.run })
    await build(runner.run, !args.includes('--dev') && !args.includes('--no-web'))
  } finally {
    runner.release()
  }
}

try {
  const args = process.argv.slice(2)
  await prepare(args)
  process.exitCode = await runStack(join(root, 'apps/lab/dist/stack/main.js'), args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
