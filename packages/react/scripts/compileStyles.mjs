import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { compileCssModule } from '../../../scripts/compileCssModule.mjs'

/**
 * What every component rule stands under. `:not(#_#_)` matches always and counts as two ids, so that a host's
 * `#root button {}` loses.
 */
const prefix = [
  { type: 'attribute', name: 'data-portico' },
  {
    type: 'pseudo-class',
    kind: 'not',
    selectors: [
      [
        { type: 'id', name: '_' },
        { type: 'id', name: '_' },
      ],
    ],
  },
  { type: 'combinator', value: 'descendant' },
]

const visitor = { Selector: (selector) => [...prefix, ...selector] }

/**
 * Puts tokens, reset, dialog and all CSS modules of the package into one sheet, every selector under `[data-portico]`.
 *
 * @param {string} root The package's folder.
 * @returns {string} Minified CSS.
 */
export function compileStyles(root) {
  const base = ['tokens', 'reset', 'dialog'].map((name) => readFileSync(join(root, `src/styles/${name}.css`), 'utf8'))
  const modules = listStyleModules(root).map(({ path, code }) => prefixSelectors(path, limitHover(code)))
  return minify('styles.css', [...base, ...modules].join('\n'))
}

/**
 * Compiles each CSS module of the package, in the order of their paths.
 *
 * @param {string} root The package's folder.
 * @returns {{ path: string, source: string, code: string, exports: Record<string, string> }[]}
 */
export function listStyleModules(root) {
  return readdirSync(join(root, 'src'), { recursive: true })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.module.css'))
    .sort()
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8')
      return { path, source, ...compileCssModule(path, source) }
    })
}

/** After a tap `:hover` holds until the next one, so its rules are for devices that can hover. */
function limitHover(code) {
  return code.replace(/[^{}]+:hover[^{}]*\{[^{}]*\}/g, '@media (hover: hover) {$&}')
}

function prefixSelectors(filename, code) {
  return transform({
    filename,
    code: Buffer.from(code),
    visitor,
  }).code.toString()
}

function minify(filename, code) {
  return transform({
    filename,
    code: Buffer.from(code),
    minify: true,
    targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 },
  }).code.toString()
}
