import { findLongFunctions } from './findLongFunctions.mjs'

const limits = { source: 300, test: 600, median: 80, small: 12, smallFiles: 55, function: 90 }
const code = /\.(ts|tsx|mjs|css|sol)$/
/** Files that are short by nature: texts, entries, lists of a group's views, types of what is not TypeScript. */
const short = /\/(i18n\/(en|ar)|exports)\/|\/views\/[^/]+\/group\.ts$|\.d\.ts$|config\.ts$/
const test = /\.(test|test-d|stories)\.(ts|tsx|mjs)$|\/e2e\//

const product = /^(packages\/[^/]+\/src|apps\/[^/]+)\/.*\.tsx?$/
/** Test code under names that the limits of files treat as sources. */
const testOnly = /\.(spec|dom\.test|browser\.test|test\.fixture)\.tsx?$/

function countLines(text) {
  return text.replace(/\n$/, '').split('\n').length
}

function findMedian(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function findPathFaults(path) {
  const faults = []
  const folder = path.split('/').find((part) => /^(utils?|helpers?|misc|common-utils)$/i.test(part))
  if (folder) faults.push(`${path}: a folder "${folder}" has no owner; a helper lives beside its user`)
  if (/^packages\/[^/]+\/src\//.test(path) && /\/index\.tsx?$/.test(path) && !/\/src\/exports\//.test(path))
    faults.push(`${path}: an index file inside src is a barrel; import the file itself`)
  return faults
}

/** Many files of a few lines hide an idea that belongs together. */
function findSmallFiles(files) {
  const isSource = (path) => /^(packages|apps)\/.*\.tsx?$/.test(path) && !test.test(path) && !short.test(path)
  const small = files.filter(({ path, text }) => isSource(path) && countLines(text) < limits.small)
  if (small.length <= limits.smallFiles) return []
  const names = small.map(({ path }) => path).join(', ')
  return [`${small.length} files have fewer than ${limits.small} lines; the most is ${limits.smallFiles}: ${names}`]
}

/** A function that long holds several ideas: each of them gets a name, and what it needs as parameters. */
function findFunctionFaults({ path, text }) {
  if (!product.test(path) || test.test(path) || testOnly.test(path)) return []
  return findLongFunctions(text, limits.function, path).map(
    ({ name, lines }) => `${path}: ${name} has ${lines} lines; the most is ${limits.function}`,
  )
}

/**
 * Finds files and functions that are too long, too many small ones, barrels and folders without an owner, and packages whose median
 * file is too long.
 *
 * @param {readonly { path: string, text: string }[]} files
 * @returns {string[]} One sentence per fault.
 */
export function findStructureFaults(files) {
  const faults = [
    ...files.flatMap(({ path }) => findPathFaults(path)),
    ...findSmallFiles(files),
    ...files.flatMap(findFunctionFaults),
  ]
  const lengths = {}
  for (const { path, text } of files) {
    if (!code.test(path)) continue
    const lines = countLines(text)
    const limit = test.test(path) ? limits.test : limits.source
    if (lines > limit) faults.push(`${path}: ${lines} lines; the most is ${limit}`)
    const owner = path.match(/^packages\/[^/]+(?=\/src\/)/)?.[0]
    if (owner && !test.test(path) && !path.endsWith('.css')) {
      lengths[owner] ??= []
      lengths[owner].push(lines)
    }
  }
  for (const [owner, numbers] of Object.entries(lengths)) {
    const median = findMedian(numbers)
    if (median > limits.median)
      faults.push(`${owner}: the median file has ${median} lines; the most is ${limits.median}`)
  }
  return faults
}
