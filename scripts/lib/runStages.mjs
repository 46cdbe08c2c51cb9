import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
// Old versions of Node have no `availableParallelism`. A named import would fail before the version check.
import * as os from 'node:os'
import { join } from 'node:path'
import { countReport } from './countReport.mjs'

/**
 * @typedef {{ name: string, command: string[], env?: NodeJS.ProcessEnv, report?: 'vitest' | 'playwright',
 *   timeoutMs?: number }} Check One process. `{report}` in its arguments and variables stands for the report's file.
 * @typedef {{ name: string, checks: Check[] }} Stage
 */

function readOptional(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function runCheck(check, { run, root, folder, index }) {
  const file = join(folder, `${index}.json`)
  const [command, ...args] = check.command.map((part) => part.replaceAll('{report}', file))
  const entries = Object.entries(check.env ?? {}).map(([key, value]) => [key, value.replaceAll('{report}', file)])
  const { code, output, timedOut } = await run(command, args, {
    cwd: root,
    env: Object.fromEntries(entries),
    timeoutMs: check.timeoutMs ?? 50 * 60_000,
  })
  const json = check.report && readOptional(file)
  const counts = countReport({ code: timedOut ? 1 : code, json, ...(check.report && { report: check.report }) })
  return { check, counts, output: timedOut ? `${output}\nStopped: it took too long.` : output }
}

/** Runs all checks of a stage, as many at once as there are processors. */
async function runStage(stage, context) {
  const results = []
  let next = 0
  async function work() {
    while (next < stage.checks.length) {
      const index = next++
      results[index] = await runCheck(stage.checks[index], { ...context, index: `${stage.name}-${index}` })
    }
  }
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), stage.checks.length) }, work))
  return results
}

function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`.padStart(8)
}

/**
 * Runs stages one after the other, all of them even when one fails, and prints what each took and what failed.
 *
 * @param {Stage[]} stages
 * @param {{ run: ReturnType<typeof import('./createRunner.mjs').createRunner>['run'], root: string,
 *   log?: (text: string) => void, now?: () => number }} options
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runStages(stages, { run, root, log = console.log, now = Date.now }) {
  const folder = mkdtempSync(join(os.tmpdir(), 'portico-test-'))
  const total = { passed: 0, failed: 0 }
  const begin = now()
  try {
    for (const stage of stages) {
      const start = now()
      const results = await runStage(stage, { run, root, folder })
      const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0)
      const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0)
      total.passed += passed
      total.failed += failed
      for (const { check, counts, output } of results)
        if (counts.failed > 0) log(`\n--- ${stage.name}: ${check.name} failed ---\n${output.trimEnd()}\n`)
      for (const name of results.flatMap(({ counts }) => counts.flaky ?? []))
        log(`! ${stage.name}: passed only when run again: ${name}`)
      for (const name of results.flatMap(({ counts }) => counts.measured ?? []))
        log(`! ${stage.name}: held its limit only when measured again: ${name}`)
      for (const reason of results.flatMap(({ counts }) => counts.leftOut ?? []))
        log(`! ${stage.name}: left out: ${reason}`)
      const verdict = failed > 0 ? `${failed} failed, ${passed} passed` : `${passed} passed`
      log(`${failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(12)}${formatSeconds(now() - start)}  ${verdict}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  log(`  ${'total'.padEnd(12)}${formatSeconds(now() - begin)}`)
  return total
}
