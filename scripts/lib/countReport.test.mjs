import { describe, expect, test } from 'vitest'
import { countReport } from './countReport.mjs'

function vitest(...files) {
  const testResults = files.map(([status, ...tests]) => ({
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  }))
  return JSON.stringify({ testResults })
}

describe('countReport', () => {
  test('counts a plain command as one check', () => {
    expect(countReport({ code: 0 })).toEqual({ passed: 1, failed: 0 })
    expect(countReport({ code: 2 })).toEqual({ passed: 0, failed: 1 })
  })

  test('counts the tests of a vitest report', () => {
    const json = vitest(['passed', 'passed'], ['failed', 'passed', 'failed', 'failed'])
    expect(countReport({ report: 'vitest', code: 1, json })).toEqual({ passed: 2, failed: 2 })
  })

  test('names the groups of a vitest report that were left out', () => {
    const skipped = { status: 'skipped', ancestorTitles: ['on PostgreSQL'] }
    const assertionResults = [{ status: 'passed', ancestorTitles: ['on libsql'] }, skipped, skipped]
    const json = JSON.stringify({ testResults: [{ status: 'passed', name: 'a.test.ts', assertionResults }] })
    const leftOut = ['a.test.ts: on PostgreSQL']
    expect(countReport({ report: 'vitest', code: 0, json })).toEqual({ passed: 1, failed: 0, leftOut })
  })

  test('counts a test file that could not be loaded as a failure', () => {
    const json = vitest(['passed', 'passed'], ['failed'])
    expect(countReport({ report: 'vitest', code: 1, json })).toEqual({ passed: 1, failed: 1 })
  })

  test('fails a run whose exit code tells of an error outside the tests', () => {
    expect(countReport({ report: 'vitest', code: 1, json: vitest(['passed', 'passed']) }).failed).toBe(1)
  })

  test('fails a run without tests and a run without a report', () => {
    expect(countReport({ report: 'vitest', code: 0, json: vitest() }).failed).toBe(1)
    expect(countReport({ report: 'playwright', code: 0, json: undefined }).failed).toBe(1)
  })

  function playwright(stats, ...flaky) {
    const specs = flaky.map(({ title, projectName = 'chain', trace }) => {
      const attachments = trace ? [{ name: 'trace', path: trace }] : []
      return { file: 'a.spec.ts', title, tests: [{ status: 'flaky', projectName, results: [{ attachments }, {}] }] }
    })
    const steady = { file: 'a.spec.ts', title: 'steady', tests: [{ status: 'expected' }] }
    const suites = [{ specs: [steady], suites: [{ specs }] }]
    return JSON.stringify({ stats: { unexpected: 0, flaky: flaky.length, ...stats }, errors: [], suites })
  }

  test('counts failed end-to-end tests and global errors', () => {
    const json = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 9 }, errors: [{}] })
    expect(countReport({ report: 'playwright', code: 1, json })).toEqual({ passed: 5, failed: 2 })
  })

  test('names the one end-to-end test that passed only when run again, and the trace of its failure', () => {
    const json = playwright({ expected: 5 }, { title: 'opens', trace: '/traces/opens.zip' })
    const flaky = ['a.spec.ts: opens\n    /traces/opens.zip']
    expect(countReport({ report: 'playwright', code: 0, json })).toMatchObject({ passed: 6, failed: 0, flaky })
  })

  test('fails a run in which two passed only when run again', () => {
    const json = playwright({ expected: 5 }, { title: 'opens' }, { title: 'closes' })
    expect(countReport({ report: 'playwright', code: 0, json })).toMatchObject({ passed: 5, failed: 2 })
  })

  test('names what was measured again, and lets it pass', () => {
    const again = ['opens', 'scrolls'].map((title) => ({ title, projectName: 'speed' }))
    const json = playwright({ expected: 5 }, ...again, { title: 'closes' })
    const measured = ['a.spec.ts: opens', 'a.spec.ts: scrolls']
    const counts = { passed: 8, failed: 0, measured, flaky: ['a.spec.ts: closes'] }
    expect(countReport({ report: 'playwright', code: 0, json })).toEqual(counts)
  })

  test('tells once what a run left out, and fails one that ran nothing', () => {
    const annotations = [{ type: 'left-out', description: 'Firefox ESR: it is not there' }]
    const specs = ['sends', 'logs in'].map((title) => ({ title, tests: [{ status: 'expected', annotations }] }))
    const report = (expected) =>
      JSON.stringify({ stats: { expected, unexpected: 0, flaky: 0 }, errors: [], suites: [{ specs }] })
    const leftOut = ['Firefox ESR: it is not there']
    expect(countReport({ report: 'playwright', code: 0, json: report(2) })).toEqual({ passed: 2, failed: 0, leftOut })
    expect(countReport({ report: 'playwright', code: 0, json: report(0) })).toEqual({ passed: 0, failed: 1, leftOut })
  })
})
