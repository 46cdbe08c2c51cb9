import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { readExample } from './readExample.mjs'

/** Removes types, because Next.js would otherwise install TypeScript. */
function toJsx(code) {
  return transformSync(code, { loader: 'tsx', jsx: 'preserve', target: 'esnext' }).code
}

/** Returns a page whose server component imports every entry of every package and creates an instance. */
function formatEntriesPage(entries) {
  const imports = entries.map((entry, index) => `import * as entry${index} from '${entry}'`)
  // Used as a namespace, so that nothing of an entry is tree-shaken.
  const names = entries.map((_, index) => `entry${index}`)
  return [
    ...imports,
    `import { createPortico } from '@portico/controllers'`,
    `import { mainnet } from '@portico/core/networks'`,
    `const all = [${names.join(', ')}]`,
    'export default function Page() {',
    '  const { network } = createPortico({ networks: [mainnet] }).getState()',
    "  return <p>{[all.length, 'entries of', network.name].join(' ')}</p>",
    '}',
  ].join('\n')
}

/**
 * Writes the App Router example of the React package's README as a Next.js app, and a page beside it whose server
 * component imports every entry.
 *
 * @param {{ readme: string, folder: string, entries: readonly string[], dependencies: Record<string, string> }} options
 *   `readme` is the text, `entries` are specifiers such as `@portico/core/networks`.
 */
export function writeNextApp({ readme, folder, entries, dependencies }) {
  mkdirSync(join(folder, 'app/entries'), { recursive: true })
  for (const name of ['providers', 'layout', 'page'])
    writeFileSync(join(folder, `app/${name}.jsx`), toJsx(readExample(readme, `// app/${name}.tsx`)))
  writeFileSync(join(folder, 'app/entries/page.jsx'), formatEntriesPage(entries))
  // Without an icon, browsers would request one and log an error.
  writeFileSync(join(folder, 'app/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" />')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
}
