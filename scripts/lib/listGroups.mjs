import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Messages are one download per language; of the presets an app takes only some; and a merged file of core that imports
 * lazily would depend on the bundler's loading code, which keeps bundlers from putting it into the app's own chunk.
 */
function staysApart(id) {
  return /\/i18n\/en\/|^core\/networks\/presets\/|^core\/http\/createHttpClient$|\/exports\//.test(id)
}

/** Id of one of our modules, such as `core/errors/PorticoError`; nothing for any other file. */
function toId(path) {
  return /^packages\/([^/]+\/)src\/(.+)\.tsx?$/.exec(path)?.slice(1).join('')
}

function findSource(root, id) {
  const [name, ...path] = id.split('/')
  const file = join(root, 'packages', name, 'src', ...path)
  const found = [`${file}.ts`, `${file}.tsx`].find((each) => existsSync(each))
  if (!found) throw new Error(`scripts/groups.mjs names ${id}, but there is neither ${file}.ts nor ${file}.tsx.`)
  return found
}

/** Lists the modules that come with some sources, in the order in which they run. Unused exports bring nothing. */
async function listReached(root, sources) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: sources,
    outdir: 'unwritten',
    outbase: root,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    jsx: 'automatic',
    conditions: ['@portico/source'],
    loader: { '.css': 'empty' },
    metafile: true,
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'only-own-and-static',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ path, kind }) => {
            const isOwn = path.startsWith('.') || path.startsWith('@portico/')
            return kind === 'entry-point' || (isOwn && kind !== 'dynamic-import') ? undefined : { path, external: true }
          }),
      },
    ],
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  return new Set(used.flatMap(([path]) => toId(path) ?? []))
}

/**
 * Lists which built modules of each package come together: everything that the roots of a group import, directly or
 * not, in every package. What a group before it holds is not in it.
 *
 * @param {{ root: string, groups: Readonly<Record<string, readonly string[]>> }} options Roots by group, see
 *   `scripts/groups.mjs`.
 * @returns {Promise<Record<string, Record<string, string[]>>>} Files of the build by package and group, each after what
 *   it imports.
 */
export async function listGroups({ root, groups }) {
  const packages = {}
  const held = new Set()
  for (const [group, roots] of Object.entries(groups)) {
    const reached = await listReached(
      root,
      roots.map((id) => findSource(root, id)),
    )
    for (const id of reached) {
      if (held.has(id) || staysApart(id)) continue
      held.add(id)
      const [name, ...path] = id.split('/')
      packages[name] ??= {}
      packages[name][group] ??= []
      packages[name][group].push(`${path.join('/')}.js`)
    }
  }
  return packages
}
