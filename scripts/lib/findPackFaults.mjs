const allowed = /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|dist\/.+\.(js|d\.ts|css))$/
const development = /\.(test|test-d|stories)\.|(^|\/)(__tests__|fixtures)\//

function listTargets(value) {
  if (typeof value === 'string') return [value.replace(/^\.\//, '')]
  return Object.values(value ?? {}).flatMap(listTargets)
}

function listConditions(value) {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...listConditions(inner)])
}

/** Lists entries of a React package that a server component could not import, because they lack `'use client'`. */
function findServerEntries({ exports, peerDependencies }, contents) {
  if (!peerDependencies?.react) return []
  const scripts = listTargets(exports).filter((target) => target.endsWith('.js'))
  return scripts.filter((target) => !/^['"]use client['"]/.test(contents[target] ?? ''))
}

/**
 * Finds what must not be published and what is missing from a packed package.
 *
 * @param {Record<string, any>} manifest The packed package.json.
 * @param {Readonly<Record<string, { toString(): string }>>} contents Files by their path inside the package.
 * @returns {string[]}
 */
export function findPackFaults(manifest, contents) {
  const files = Object.keys(contents)
  const faults = files.filter((file) => !allowed.test(file)).map((file) => `${file} must not be published`)
  faults.push(
    ...files.filter((file) => allowed.test(file) && development.test(file)).map((file) => `${file} is a test or story`),
  )
  for (const file of ['README.md', 'LICENSE']) if (!files.includes(file)) faults.push(`${file} is missing`)
  for (const target of listTargets(manifest.exports))
    if (!files.includes(target)) faults.push(`exports names ${target}, which is not packed`)
  if (listConditions(manifest.exports).includes('@portico/source')) faults.push('exports still lead to the sources')
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
  for (const [name, range] of ranges)
    if (/^(workspace|catalog|link|file):/.test(range)) faults.push(`${name} has the range ${range}`)
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare'])
    if (manifest.scripts?.[name]) faults.push(`a ${name} script would run on the integrator's machine`)
  faults.push(...findServerEntries(manifest, contents).map((file) => `${file} does not begin with 'use client'`))
  if (manifest.license !== 'MIT') faults.push(`the licence is ${manifest.license}`)
  return faults
}
