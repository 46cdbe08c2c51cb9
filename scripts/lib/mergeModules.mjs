import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'

/** Returns a path as an import specifier, such as `./base.js` or `../../base.js`. */
function toSpecifier(from, to) {
  const path = relative(dirname(from), to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

/** Lists the exports of each built file. */
async function readExports(dist, files) {
  const { metafile } = await build({
    entryPoints: files.map((file) => join(dist, file)),
    outdir: join(dist, 'unwritten'),
    bundle: true,
    external: ['*'],
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'only-entries',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ kind }) =>
            kind === 'entry-point' ? undefined : { path: 'x', external: true },
          ),
      },
    ],
  })
  const names = new Map()
  for (const output of Object.values(metafile.outputs))
    if (output.entryPoint) names.set(relative(dist, resolve(output.entryPoint)).replaceAll('\\', '/'), output.exports)
  return names
}

/**
 * Merges built modules that are always downloaded together into one file and leaves a re-export in the place of each.
 * Bundlers would otherwise spread them over many small chunks, each compressed on its own.
 *
 * @param {{ dist: string, group: string, files: readonly string[] }} options `files` are paths inside `dist`.
 */
export async function mergeModules({ dist, group, files }) {
  const target = join(dist, `${group}.js`)
  // Merging twice would produce files that export themselves.
  if (existsSync(target)) throw new Error(`${target} is there already: another build wrote it meanwhile. Build again.`)
  const names = await readExports(dist, files)
  const owners = new Map()
  for (const file of files)
    for (const name of names.get(file) ?? []) {
      if (owners.has(name))
        throw new Error(`${owners.get(name)} and ${file} both export "${name}"; rename one of them.`)
      owners.set(name, file)
    }
  const inside = new Set(files.map((file) => join(dist, file)))
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from ${JSON.stringify(`./${file}`)}`).join('\n'),
      resolveDir: dist,
    },
    outfile: target,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'outside-stays-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ path, resolveDir, kind }) => {
            if (!path.startsWith('.')) return { path, external: true }
            const file = join(resolveDir, path)
            if (inside.has(file) && kind !== 'dynamic-import') return { path: file, sideEffects: false }
            return { path: toSpecifier(target, file), external: true, sideEffects: false }
          }),
      },
    ],
  })
  writeFileSync(target, outputFiles[0]?.text ?? '')
  for (const file of files) {
    const exported = names.get(file) ?? []
    const specifier = toSpecifier(join(dist, file), target)
    writeFileSync(
      join(dist, file),
      exported.length > 0 ? `export { ${exported.join(', ')} } from '${specifier}'\n` : 'export {}\n',
    )
  }
}

/**
 * Lets lazy imports of merged modules name the merged file: the re-export in their place would be one more download.
 *
 * @param {{ dist: string, groups: Record<string, readonly string[]> }} options Merged files by group.
 */
export function redirectLazyImports({ dist, groups }) {
  const targets = new Map()
  for (const [group, files] of Object.entries(groups))
    for (const file of files) targets.set(join(dist, file), join(dist, `${group}.js`))
  const names = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.js'))
  for (const file of names.map((name) => join(dist, name))) {
    const text = readFileSync(file, 'utf8')
    const redirected = text.replace(/\bimport\((["'])(\.[^"']+)\1\)/g, (whole, quote, path) => {
      const target = targets.get(join(dirname(file), path))
      return target ? `import(${quote}${toSpecifier(file, target)}${quote})` : whole
    })
    if (redirected !== text) writeFileSync(file, redirected)
  }
}
