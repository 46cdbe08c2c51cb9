import { createElement } from '../page/createElement.js'
import type { Sheet, TreeNode } from '../sheets/Sheet.js'

function drawTree(nodes: readonly TreeNode[], name: Readonly<Record<string, string>> = {}): HTMLElement {
  const items = nodes.map(({ label, value, children }) =>
    createElement(
      'li',
      {},
      createElement('b', {}, label),
      ...(value === undefined ? [] : [`: ${value}`]),
      ...(children ? [drawTree(children)] : []),
    ),
  )
  return createElement('ul', name, ...items)
}

/** Renders the facts, warnings and texts of a sheet. */
export function drawSheet({ facts, warnings, blocks, tree, parts = [] }: Sheet): readonly HTMLElement[] {
  const lines = facts.flatMap(({ label, value }) => [
    createElement('dt', {}, label),
    createElement('dd', { dir: 'auto' }, value),
  ])
  return [
    ...warnings.map((text) => createElement('p', { class: 'warning' }, text)),
    ...(lines.length > 0 ? [createElement('dl', { class: 'facts' }, ...lines)] : []),
    ...blocks.flatMap(({ label, text }) => [
      createElement('h2', {}, label),
      // Blocks must not scroll themselves, or reaching the sheet's end would not mean that they were read.
      createElement('div', { class: 'code', role: 'region', 'aria-label': label, dir: 'auto' }, text),
    ]),
    ...(tree ? [drawTree(tree, { class: 'tree', 'aria-label': 'Data' })] : []),
    ...parts.map((part, index) =>
      createElement(
        'section',
        { class: 'part' },
        createElement('h2', {}, `${index + 1}. ${part.title}`),
        ...drawSheet(part),
      ),
    ),
  ]
}
