/** Licences approved by the Open Source Initiative, or without conditions, that every app can ship. */
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
 * Exceptions for dependencies of `@solana/web3.js`, which users of the Solana adapter have anyway: an open licence that
 * requires publishing its sources, licences named only in a file (MIT, public domain), and optional native parts.
 */
const excused = {
  'rpc-websockets': 'LGPL-3.0-only',
  eyes: undefined,
  'text-encoding-utf-8': undefined,
  bufferutil: 'script',
  'utf-8-validate': 'script',
}

/** Libraries that break a page when there are two copies: hooks of another React, proxies of another valtio. */
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
