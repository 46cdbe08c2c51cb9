import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeBrowser, findBrowser } from '../findBrowser.mjs'
import { createRunner } from './createRunner.mjs'
import { ensureInstall, ensureNode, ensurePnpm } from './ensureTools.mjs'
import { runStages } from './runStages.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

function readOptions(args) {
  const only = []
  for (const [index, arg] of args.entries()) {
    if (arg === '--only') only.push(...(args[index + 1] ?? '').split(','))
    else if (arg.startsWith('--only=')) only.push(...arg.slice('--only='.length).split(','))
    else if (arg !== '--long' && args[index - 1] !== '--only') throw new Error(`Unknown option ${arg}.`)
  }
  return { only, long: args.includes('--long') }
}

function selectStages(stages, only) {
  const unknown = only.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined)
    throw new Error(`No stage is named "${unknown}". There are: ${stages.map(({ name }) => name).join(', ')}.`)
  return only.length === 0 ? stages : stages.filter(({ name }) => only.includes(name))
}

function prependPath(folder) {
  return `${folder}${delimiter}${process.env.PATH ?? ''}`
}

/**
 * Prepares the machine, runs stages and ends the process: prints `N passed, N failed` as the last line and exits with 1
 * when something failed. Options of the command line: `--only stage,stage` and `--long`.
 *
 * @param {(root: string) => import('./runStages.mjs').Stage[]} listStages
 * @returns {Promise<never>}
 */
export async function runCommandLine(listStages) {
  const runner = createRunner({ onInterrupt: (signal) => console.log(`\nStopping (${signal})`) })
  let total = { passed: 0, failed: 1 }
  try {
    const { only, long } = readOptions(process.argv.slice(2))
    ensureNode()
    await ensureInstall({ root, run: runner.run })
    const stages = selectStages(listStages(root), only)
    const pnpm = await ensurePnpm({ root, run: runner.run })
    // Turbo and publint look for pnpm on the PATH.
    process.env.PATH = prependPath(join(dirname(dirname(dirname(pnpm))), '.bin'))
    process.env.CHROMIUM_PATH = await findBrowser({ install: true, log: console.log })
    console.log(`Browser: ${describeBrowser(process.env.CHROMIUM_PATH)}`)
    process.env.TURBO_TELEMETRY_DISABLED = '1'
    // In syntax that old versions of Node understand, so that they get as far as the version check.
    if (process.env.CI === undefined) process.env.CI = '1'
    // The output is stored and shown later, possibly in a log file.
    process.env.NO_COLOR = '1'
    delete process.env.FORCE_COLOR
    if (long) process.env.PORTICO_LONG = '1'
    total = await runStages(stages, { run: runner.run, root })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    await runner.stop()
  }
  runner.release()
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}
