import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { compileStyles, listStyleModules } from '../../scripts/compileStyles.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const sheet = compileStyles(root)
const modules = listStyleModules(root)

/** Top-level rules of the sheet outside of the layer, each with its selectors as text. */
function listSelectors(): string[] {
  const unlayered = sheet
    .replace(/@layer portico-tokens\{[\s\S]*?\}\}\}/, '')
    .replace(/@keyframes [\w-]+\{([^{}]*\{[^{}]*\})*\}/g, '')
  return [...unlayered.matchAll(/([^{}]+)\{/g)]
    .map(([, text]) => (text ?? '').trim())
    .filter((text) => !text.startsWith('@'))
}

test('every selector stands under a Portico root', () => {
  const selectors = listSelectors()
  expect(selectors.length).toBeGreaterThan(100)
  const outside = selectors.filter(
    (text) => !/^(dialog)?\[data-portico\]/.test(text) && !/^html\[data-portico-(locked|dimmed)/.test(text),
  )
  expect(outside).toEqual([])
})

test('only token defaults are layered', () => {
  expect(sheet.match(/@layer [\w-]+/g)).toEqual(['@layer portico-tokens'])
  expect(sheet.startsWith('@layer portico-tokens{')).toBe(true)
})

test('holds every class of every module, by the name its component uses', () => {
  for (const { exports } of modules)
    for (const name of Object.values(exports).flatMap((names) => names.split(' '))) expect(sheet).toContain(name)
})

test('components use only classes their module has, and modules hold only classes that are used', () => {
  const used = new Map<string, Set<string>>(modules.map(({ path }) => [path, new Set()]))
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    const text = readFileSync(join(root, 'src', file), 'utf8')
    for (const [, name, from] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const classes = used.get(join('src', dirname(file), from ?? ''))
      for (const [, local] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) classes?.add(local ?? '')
    }
  }
  for (const { path, source, exports } of modules) {
    const classes = Object.keys(exports).filter((name) => !source.includes(`@keyframes ${name} `))
    expect({ path, classes: classes.sort() }).toEqual({ path, classes: [...(used.get(path) ?? [])].sort() })
  }
})

test('is the same for the same sources and small', () => {
  expect(compileStyles(root)).toBe(sheet)
  const { css }: { css: number } = JSON.parse(readFileSync(join(root, '../../scripts/budgets.json'), 'utf8'))
  expect(gzipSync(sheet).length).toBeLessThan(css)
})

test('uses logical properties and no !important', () => {
  expect(sheet).not.toMatch(/!important/)
  const physical = /(?:margin|padding|border)-(?:left|right|top|bottom)[:-]|[;{](?:left|right|top|bottom|width|height):/
  const found = modules.filter(({ source }) => physical.test(source.replace(/\s+/g, '')))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('what changes under a pointer changes only where one can hover, and pressing shows everywhere', () => {
  const queries = [...sheet.matchAll(/@media \(hover:hover\)\{((?:[^{}]*\{[^{}]*\})+)\}/g)]
  const inside = queries.map(([, rules]) => rules).join('')
  const outside = queries.reduce((rest, [query]) => rest.replace(query, ''), sheet)
  expect(inside.match(/:hover/g)?.length).toBeGreaterThan(10)
  expect(inside).not.toMatch(/:active|:focus/)
  expect(outside).not.toContain(':hover')
  expect(outside).toContain(':active')
})

test('is valid CSS', () => {
  expect(() => transform({ filename: 'styles.css', code: Buffer.from(sheet), errorRecovery: false })).not.toThrow()
})

/** Values of the tokens that are plain hex colours, by name. */
function readColors(theme: 'light' | 'dark'): Record<string, string> {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8')
  return Object.fromEntries(
    [...tokens.matchAll(/(--pt-[\w-]+): light-dark\((#[\da-f]{3,6}), (#[\da-f]{3,6})\);/g)].map(
      ([, name, light, dark]) => [name, theme === 'light' ? light : dark],
    ),
  )
}

function getLuminance(hex: string): number {
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function getContrast(one: string, two: string): number {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(two)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'dark'] as const)('texts of the %s theme are readable on every ground', (theme) => {
  const colors = readColors(theme)
  for (const text of ['--pt-text', '--pt-text-2', '--pt-positive', '--pt-negative', '--pt-warning'])
    for (const ground of ['--pt-base-bg', '--pt-base-surface', '--pt-base-surface-2']) {
      const contrast = getContrast(colors[text] ?? '#fff', colors[ground] ?? '#fff')
      expect({ text, ground, readable: contrast >= 4.5 }, `${contrast}`).toEqual({ text, ground, readable: true })
    }
  expect(getContrast(colors['--pt-border-strong'] ?? '', colors['--pt-base-bg'] ?? '')).toBeGreaterThan(3)
})

test('texts are sized by `Text`; only controls and boxes of facts have a size of their own', () => {
  const sized = modules
    .filter(({ path }) => !path.startsWith('src/primitives/'))
    .flatMap(({ path, source }) => {
      const file = path.replace(/^.*\/|\.module\.css$/g, '')
      return [...source.matchAll(/\.(\w+)[^{}]*\{[^{}]*\sfont-size:/g)].map(([, name]) => `${file}.${name}`)
    })
  expect([...new Set(sized)].sort()).toEqual([
    'AccountActions.action',
    'AmountBox.input',
    'CodeField.digit',
    'Consent.links',
    'ConsentBox.box',
    'ExternalLink.link',
    'MessageText.text',
    'PayMethods.method',
    'PillButton.failed',
    'SentTransaction.transaction',
    'ToastRegion.toast',
    'ViewFrame.title',
    'WalletGrid.badge',
    'WalletGrid.name',
  ])
})

test('no fieldset has the border that browsers draw around it', () => {
  const components = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => ({ path, code: readFileSync(join(root, 'src', path), 'utf8') }))
  const fieldsets = components.flatMap(({ path, code }) => {
    const sheetName = /from '\.\/(.+\.module\.css)'/.exec(code)?.[1] ?? ''
    return [...code.matchAll(/<fieldset[^>]*className=\{css\.(\w+)\}/g)].map(([, name]) => {
      const source = modules.find((each) => each.path === join('src', dirname(path), sheetName))?.source ?? ''
      return { path, rule: new RegExp(`\\.${name} \\{[^}]*\\}`).exec(source)?.[0] ?? '' }
    })
  })
  expect(fieldsets).toHaveLength(components.flatMap(({ code }) => code.match(/<fieldset\b/g) ?? []).length)
  for (const { path, rule } of fieldsets) expect(rule, path).toMatch(/border: 0;|display: contents;/)
})
