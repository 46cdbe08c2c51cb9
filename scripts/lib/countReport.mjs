/** Lists the groups of tests that were skipped, such as for want of a database that cannot be installed; each once. */
function listSkipped({ name, assertionResults }) {
  const skipped = assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending')
  return [...new Set(skipped.map(({ ancestorTitles = [] }) => [name, ...ancestorTitles].join(': ')))]
}

/**
 * Counts the tests of a Vitest JSON report. A file that could not be run counts as one failed test, so that an import
 * error never looks like fewer tests. Tests that were skipped are named.
 *
 * @param {{ numPassedTests: number, testResults: { status: string, name: string,
 *   assertionResults: { status: string, ancestorTitles?: string[] }[] }[] }} report
 * @returns {{ passed: number, failed: number, leftOut?: string[] }}
 */
function countVitest(report) {
  const counts = { passed: 0, failed: 0 }
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length
    counts.passed += file.assertionResults.filter(({ status }) => status === 'passed').length
    counts.failed += file.status === 'failed' ? Math.max(1, failed) : failed
  }
  const leftOut = report.testResults.flatMap(listSkipped)
  return leftOut.length > 0 ? { ...counts, leftOut } : counts
}

/** One flaky test among hundreds is tolerated; a second one fails the run. */
const flakyLimit = 1

/** Measurements are retried on purpose; the specs of this project explain why. */
const isMeasured = ({ projectName }) => projectName === 'speed'

function describeFlaky({ file, title, tests }) {
  const attachments = tests.flatMap(({ results = [] }) => results.flatMap(({ attachments = [] }) => attachments))
  const trace = attachments.find(({ name, path }) => name === 'trace' && path)
  return `${file}: ${title}${trace ? `\n    ${trace.path}` : ''}`
}

function listFlaky({ specs = [], suites = [] }) {
  const own = specs.flatMap((spec) => {
    const tests = spec.tests.filter(({ status }) => status === 'flaky')
    return tests.length === 0 ? [] : [{ name: describeFlaky({ ...spec, tests }), isMeasured: tests.every(isMeasured) }]
  })
  return [...own, ...suites.flatMap(listFlaky)]
}

/** Lists what a run had to leave out, such as a browser that is not installed; each reason once. */
function listLeftOut({ specs = [], suites = [] }) {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap(({ annotations = [] }) => annotations))
  const own = annotations.filter(({ type, description }) => type === 'left-out' && description)
  return [...new Set([...own.map(({ description }) => description), ...suites.flatMap(listLeftOut)])]
}

/**
 * Counts the tests of a Playwright JSON report. One that failed and passed when run again is flaky: named with the trace
 * of its failure, and counted as passed while it is the only one. What was measured again is named, too.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites?: unknown[] }}
 *   report
 * @returns {{ passed: number, failed: number, flaky?: string[], measured?: string[], leftOut?: string[] }}
 */
function countPlaywright({ stats, errors, suites = [] }) {
  const failed = stats.unexpected + errors.length
  const leftOut = listLeftOut({ suites })
  const rest = leftOut.length > 0 && { leftOut }
  if (stats.flaky === 0) return { passed: stats.expected, failed, ...rest }
  const again = listFlaky({ suites })
  const measured = again.filter((each) => each.isMeasured).map(({ name }) => name)
  const flaky = again.filter((each) => !each.isMeasured).map(({ name }) => name)
  const passed = stats.expected + measured.length
  if (flaky.length > flakyLimit) return { passed, failed: failed + flaky.length, flaky, measured, ...rest }
  return { passed: passed + flaky.length, failed, flaky, measured, ...rest }
}

const counters = { vitest: countVitest, playwright: countPlaywright }

/**
 * Counts what one finished check showed. A command without a report is one check; a run of no tests, a report that is
 * missing and an exit code that contradicts the report are failures.
 *
 * @param {{ report?: 'vitest' | 'playwright', code: number, json?: string | undefined }} result
 * @returns {{ passed: number, failed: number, flaky?: string[], measured?: string[], leftOut?: string[] }} `flaky`: what
 *   passed only when run again; `measured`: what held its limit only when measured again; `leftOut`: why tests were not
 *   run.
 */
export function countReport({ report, code, json }) {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (json === undefined) return { passed: 0, failed: 1 }
  const counts = counters[report](JSON.parse(json))
  const contradicts = counts.failed === 0 && (code !== 0 || counts.passed === 0)
  return contradicts ? { ...counts, failed: 1 } : counts
}
