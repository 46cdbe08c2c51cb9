import type { LabManifest } from './web/createManifest.js'

/**
 * Formats a running stack's URLs as a table for the terminal.
 *
 * @param manifest Manifest of the stack.
 */
export function describeStack(manifest: LabManifest): string {
  const rows: [string, string][] = [
    ['Lab', manifest.web],
    ['Manifest', `${manifest.web}/lab.json`],
    ...Object.entries(manifest.chains).map(([id, { rpc, ws }]): [string, string] => [
      `Chain ${id}`,
      ws ? `${rpc}, ${ws}` : rpc,
    ]),
    ...Object.entries(manifest.services).map(([name, url]): [string, string] => [`Service ${name}`, url]),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, url]) => `  ${name.padEnd(width)}  ${url}`).join('\n')
}
