/** Licences approved by the Open Source Initiative, or free of conditions, that a host of any kind can ship. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'Unlicense',
  'CC0-1.0',
]
/**
 * What `@solana/web3.js` brings, which integrators of the Solana adapter have anyway: a licence that is open but asks
 * for its sources to be passed on, licences that only a file beside the package.json names (MIT, public domain), and
 * parts in C that nothing needs.
 */
const excused = {
  'rpc-websockets': 'LGPL-3.0-only',
  eyes: undefined,
  'text-encoding-utf-8': undefined,
  bufferutil: 'script',
  'utf-8-validate': 'script',
}

/** Two copies of these break a page: hooks of another React, proxies of another valtio. */
const single = ['react', 'react-dom', 'valtio', 'viem', '@portico/core', '@portico/controllers']

function isAllowed(license) {
  const text = typeof license === 'string' ? license : (license?.type ?? '')
  const choices = text.replace(/[()]/g, '').split(/\s+OR\s+/)
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((name) => allowed.includes(name)))
}

/**
 * Finds what an integrator would not want in an installed tree.
 *
 * @param {Record<string, { version?: string, hasInstallScript?: boolean, license?: string, dev?: boolean }>} packages
 *   The `packages` of npm's lockfile, with the licence of each installed package.json.
 * @returns {string[]}
 */
export function findTreeFaults(packages) {
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  const faults = []
  for (const [path, { hasInstallScript, license }] of installed) {
    const name = path.split('node_modules/').at(-1) ?? ''
    const excuse = (fault) => Object.hasOwn(excused, name) && excused[name] === fault
    if (hasInstallScript && !excuse('script')) faults.push(`${path} runs a script on install`)
    if (!isAllowed(license) && !excuse(license)) faults.push(`${path} has the licence ${JSON.stringify(license)}`)
  }
  for (const name of single) {
    const copies = installed.filter(([path]) => path.endsWith(`node_modules/${name}`))
    if (copies.length > 1)
      faults.push(`${name} is installed ${copies.length} times: ${copies.map(([path]) => path).join(', ')}`)
  }
  return faults
}
