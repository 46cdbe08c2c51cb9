import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runStages } from './runStages.mjs'

const passing = { name: 'fine', command: ['true'] }

function fakeRun(outcomes) {
  const started = []
  async function run(command, args, { env }) {
    started.push(command)
    const { code = 0, output = '', json, timedOut = false } = outcomes[command] ?? {}
    if (json) writeFileSync(args[0] ?? env.FILE, json)
    return { code, output, stdout: output, timedOut }
  }
  return { run, started }
}

async function runAll(stages, outcomes = {}) {
  const lines = []
  const { run, started } = fakeRun(outcomes)
  const total = await runStages(stages, { run, root: '.', log: (text) => lines.push(text), now: () => 0 })
  return { total, text: lines.join('\n'), started }
}

describe('runStages', () => {
  test('goes on after a stage that failed and adds everything up', async () => {
    const stages = [
      { name: 'lint', checks: [{ name: 'biome', command: ['false'] }, passing] },
      { name: 'unit', checks: [{ name: 'later', command: ['later'] }] },
    ]
    const { total, started } = await runAll(stages, { false: { code: 1 } })
    expect(total).toEqual({ passed: 2, failed: 1 })
    expect(started).toContain('later')
  })

  test('shows the output of what failed and not of what passed', async () => {
    const stages = [{ name: 'lint', checks: [{ name: 'biome', command: ['false'] }, passing] }]
    const { text } = await runAll(stages, {
      false: { code: 1, output: 'missing semicolon' },
      true: { output: 'all is well' },
    })
    expect(text).toContain('lint: biome failed')
    expect(text).toContain('missing semicolon')
    expect(text).not.toContain('all is well')
  })

  test('reads the report from the file it names in arguments or variables', async () => {
    const json = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 0 }, errors: [] })
    const stages = [
      { name: 'a', checks: [{ name: 'a', command: ['a', '{report}'], report: 'playwright' }] },
      { name: 'b', checks: [{ name: 'b', command: ['b'], env: { FILE: '{report}' }, report: 'playwright' }] },
    ]
    const { total } = await runAll(stages, { a: { code: 1, json }, b: { code: 1, json } })
    expect(total).toEqual({ passed: 6, failed: 2 })
  })

  test('names what passed only when run again', async () => {
    const specs = [{ file: 'tabs.spec.ts', title: 'follow each other', tests: [{ status: 'flaky' }] }]
    const stats = { expected: 3, unexpected: 0, flaky: 1 }
    const json = JSON.stringify({ stats, errors: [], suites: [{ specs }] })
    const stages = [{ name: 'e2e', checks: [{ name: 'e2e', command: ['e2e', '{report}'], report: 'playwright' }] }]
    const { total, text } = await runAll(stages, { e2e: { json } })
    expect(total).toEqual({ passed: 4, failed: 0 })
    expect(text).toContain('e2e: passed only when run again: tabs.spec.ts: follow each other')
  })

  test('fails a check that took too long', async () => {
    const { total, text } = await runAll([{ name: 'slow', checks: [{ name: 'slow', command: ['slow'] }] }], {
      slow: { timedOut: true },
    })
    expect(total.failed).toBe(1)
    expect(text).toContain('took too long')
  })
})
