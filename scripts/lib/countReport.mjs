/**
 * Counts the tests of a Vitest JSON report. A file that could not be run counts as one failed test, so that an import
 * error never looks like fewer tests.
 *
 * @param {{ numPassedTests: number, testResults: { status: string, name: string,
 *   assertionResults: { status: string }[] }[] }} report
 * @returns {{ passed: number, failed: number }}
 */
function countVitest(report) {
  const counts = { passed: 0, failed: 0 }
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length
    counts.passed += file.assertionResults.filter(({ status }) => status === 'passed').length
    counts.failed += file.status === 'failed' ? Math.max(1, failed) : failed
  }
  return counts
}

/** What a busy machine may make of a run of some hundred tests in a real browser; more is a fault of the product's. */
const flakyLimit = 2

function listFlaky({ specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(listFlaky)]
}

/**
 * Counts the tests of a Playwright JSON report. One that failed and passed when run again is flaky: named, and counted as
 * passed while no more than two are.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites?: unknown[] }}
 *   report
 * @returns {{ passed: number, failed: number, flaky?: string[] }}
 */
function countPlaywright({ stats, errors, suites = [] }) {
  const failed = stats.unexpected + errors.length
  if (stats.flaky === 0) return { passed: stats.expected, failed }
  const flaky = listFlaky({ suites })
  if (stats.flaky > flakyLimit) return { passed: stats.expected, failed: failed + stats.flaky, flaky }
  return { passed: stats.expected + stats.flaky, failed, flaky }
}

const counters = { vitest: countVitest, playwright: countPlaywright }

/**
 * Counts what one finished check showed. A command without a report is one check; a run of no tests, a report that is
 * missing and an exit code that contradicts the report are failures.
 *
 * @param {{ report?: 'vitest' | 'playwright', code: number, json?: string | undefined }} result
 * @returns {{ passed: number, failed: number, flaky?: string[] }} `flaky`: what passed only when run again.
 */
export function countReport({ report, code, json }) {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (json === undefined) return { passed: 0, failed: 1 }
  const counts = counters[report](JSON.parse(json))
  const contradicts = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return contradicts ? { ...counts, failed: 1 } : counts
}
