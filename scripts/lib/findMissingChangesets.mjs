/** Fields of package.json that an integrator can notice. */
const published = [
  'name',
  'description',
  'license',
  'type',
  'sideEffects',
  'files',
  'bin',
  'publishConfig',
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'optionalDependencies',
  'engines',
]

/**
 * Returns whether a file's content ends up in the published package.
 *
 * @param {string} path Path inside the package's folder.
 * @returns {boolean}
 */
export function isPublished(path) {
  if (/^(README|CHANGELOG)\.md$|^LICENSE$/.test(path)) return path !== 'CHANGELOG.md'
  if (/^scripts\/|^tsup\.config\.ts$|^tsconfig\.build\.json$/.test(path)) return true
  return /^src\//.test(path) && !/\.(test|test-d|stories)\.tsx?$/.test(path)
}

/**
 * Picks what an integrator can notice of a package.json.
 *
 * @param {string} text
 * @returns {string}
 */
export function readPublishedManifest(text) {
  const manifest = JSON.parse(text)
  return JSON.stringify(published.map((key) => [key, manifest[key]]))
}

/**
 * Reads which packages a changeset names.
 *
 * @param {string} text The changeset's Markdown.
 * @returns {string[]}
 */
export function readChangeset(text) {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? []
  return head.split('\n').flatMap((line) => /^['"]?([^'":]+)['"]?:\s*(major|minor|patch)\s*$/.exec(line)?.[1] ?? [])
}

/**
 * Finds packages that differ from what was last published and that no changeset names.
 *
 * @param {readonly { name: string, version: string, changed: readonly string[] }[]} packages `changed` lists what
 *   differs since the commit of the version; a package that never had one is new altogether.
 * @param {readonly string[]} changesets Texts of the changesets.
 * @returns {string[]} One sentence per package.
 */
export function findMissingChangesets(packages, changesets) {
  const named = changesets.flatMap(readChangeset)
  return packages.flatMap(({ name, version, changed }) => {
    if (named.includes(name)) return []
    if (version === '0.0.0') return [`${name} was never released and has no changeset`]
    return changed.length > 0
      ? [`${name} has no changeset, but these changed since ${version}: ${changed.join(', ')}`]
      : []
  })
}
