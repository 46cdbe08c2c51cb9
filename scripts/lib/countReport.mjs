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

/**
 * Counts the tests of a Playwright JSON report; a flaky test counts as failed.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {{ passed: number, failed: number }}
 */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

const counters = { vitest: countVitest, playwright: countPlaywright }

/**
 * Counts what one finished check showed. A command without a report is one check; a run of no tests, a report that is
 * missing and an exit code that contradicts the report are failures.
 *
 * @param {{ report?: 'vitest' | 'playwright', code: number, json?: string | undefined }} result
 * @returns {{ passed: number, failed: number }}
 */
export function countReport({ report, code, json }) {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (json === undefined) return { passed: 0, failed: 1 }
  const counts = counters[report](JSON.parse(json))
  const contradicts = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return contradicts ? { ...counts, failed: 1 } : counts
}
