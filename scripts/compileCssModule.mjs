import { createHash } from 'node:crypto'
import { transform } from 'lightningcss'

/**
 * Compiles one CSS module with names that depend only on the file's path inside its package and the local name, so
 * that the class map in JavaScript and the rules in `styles.css` agree however each was built.
 *
 * @param {string} path Path of the file inside its package, such as `src/modal/Modal.module.css`.
 * @param {string} source The CSS.
 * @returns {{ code: string, exports: Record<string, string> }} Compiled CSS and the map from local to global names.
 */
export function compileCssModule(path, source) {
  const file = path.replaceAll('\\', '/').replace(/^.*?(?=src\/)/, '')
  const prefix = `pt${createHash('sha256').update(file).digest('hex').slice(0, 5)}`
  const result = transform({
    filename: file,
    code: Buffer.from(source),
    minify: true,
    cssModules: { pattern: `${prefix}-[local]`, dashedIdents: false },
    targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 },
  })
  const exports = {}
  for (const [local, { name, composes }] of Object.entries(result.exports ?? {}))
    exports[local] = [name, ...composes.map((c) => c.name)].join(' ')
  return { code: result.code.toString(), exports }
}
