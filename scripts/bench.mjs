// `npm run bench`: measures speeds on the lab's bench page and of the frame bridge in a real browser and prints them as
// a table. With `--wallet` those of the wallet site's server instead, without lab and browser.
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeBrowser, findBrowser } from './findBrowser.mjs'
import { compareFrame } from './lib/compareFrame.mjs'
import { compareLongAccount, compareSpeeds } from './lib/compareSpeeds.mjs'
import { compareWallet } from './lib/compareWallet.mjs'
import { createRunner } from './lib/createRunner.mjs'
import { describeOpening } from './lib/describeOpening.mjs'
import { ensureInstall, ensureNode } from './lib/ensureTools.mjs'
import { measureFrame } from './lib/measureFrame.mjs'
import { measureLongAccount } from './lib/measureLongAccount.mjs'
import { measureOpening } from './lib/measureOpening.mjs'
import { measureSpeeds } from './lib/measureSpeeds.mjs'
import { measureWallet } from './lib/measureWallet.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const port = process.env.PORTICO_LAB_PORT ?? '4700'
const url = `http://localhost:${port}`
const readyMs = 180_000

async function isUp() {
  try {
    return (await fetch(`${url}/lab.json`)).ok
  } catch {
    return false
  }
}

/** Resolves once the lab answers. Rejects with its output if it ends before. */
async function startLab(runner) {
  let ended
  const args = [join(root, 'scripts/lab.mjs'), '--port', port]
  runner.run(process.execPath, args, { cwd: root, timeoutMs: readyMs * 5 }).then((result) => {
    ended = result
  })
  const end = Date.now() + readyMs
  while (Date.now() < end && !ended) {
    if (await isUp()) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`The lab did not start.\n${ended?.output ?? ''}`)
}

/** The commit that is measured, `unknown` outside of a clone. */
function describeCommit() {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' })
  return stdout?.trim() || 'unknown'
}

function printTable(rows) {
  for (const { name, value, limit, isHeld } of rows)
    console.log(`${isHeld ? '✓' : '✗'} ${name.padEnd(38)}${value.padEnd(38)}limit ${limit}`)
}

async function benchWallet(runner) {
  const build = [join(root, 'apps/wallet/scripts/build.mjs'), '--only', 'server']
  const { code, output } = await runner.run(process.execPath, build, { cwd: root })
  if (code !== 0) throw new Error(`The wallet was not built.\n${output}`)
  console.log(`Node ${process.versions.node}, ${cpus().length} processors\nCommit: ${describeCommit()}`)
  const rows = compareWallet(await measureWallet({ root }))
  printTable(rows)
  return rows
}

async function benchPages(runner) {
  const executablePath = await findBrowser({ install: true, log: console.log })
  console.log(`Browser: ${describeBrowser(executablePath)}\nCommit: ${describeCommit()}`)
  // Measured before the lab uses the processor.
  const frame = compareFrame(await measureFrame({ executablePath }))
  await startLab(runner)
  const speeds = compareSpeeds(await measureSpeeds({ url: `${url}/bench.html`, executablePath, pages: 9 }))
  const rows = [...speeds, ...compareLongAccount(await measureLongAccount({ url, executablePath })), ...frame]
  printTable(rows)
  console.log('\nOn Fast 4G with round trips of 165 ms, on a processor four times slower, from the click on:')
  for (const { name, value } of describeOpening(await measureOpening({ root, executablePath })))
    console.log(`  ${name.padEnd(38)}${value}`)
  return rows
}

const runner = createRunner({ onInterrupt: (signal) => console.log(`\nStopping (${signal})`) })
try {
  const [option, ...more] = process.argv.slice(2)
  if (more.length > 0 || ![undefined, '--wallet'].includes(option))
    throw new Error('The bench takes --wallet, and nothing else')
  ensureNode()
  await ensureInstall({ root, run: runner.run })
  const rows = await (option === '--wallet' ? benchWallet : benchPages)(runner)
  process.exitCode = rows.every(({ isHeld }) => isHeld) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await runner.stop()
  runner.release()
}
