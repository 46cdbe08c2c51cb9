import type { Locator } from '@playwright/test'

export type ElementStyles = {
  /** Path of the element among the compared elements. */
  readonly path: string
  readonly styles: Readonly<Record<string, string>>
}

/**
 * Reads every computed property of an element, its descendants and their pseudo-elements.
 *
 * @param root The outermost element, without running animations.
 */
export function readStyles(root: Locator): Promise<readonly ElementStyles[]> {
  return root.evaluate((top) => {
    const read = (element: Element, pseudo?: string): Record<string, string> => {
      const computed = getComputedStyle(element, pseudo)
      // Custom properties of the page are inherited everywhere and have no effect by themselves.
      const names = [...computed].filter((property) => !/^--(?!pt-|w3m-)/.test(property))
      return Object.fromEntries(names.map((property) => [property, computed.getPropertyValue(property)]))
    }
    const name = (element: Element): string => {
      if (element === top) return element.tagName.toLowerCase()
      const { parentElement } = element
      const at = parentElement ? [...parentElement.children].indexOf(element) : 0
      return `${parentElement ? name(parentElement) : ''} > ${element.tagName.toLowerCase()}:${at}`
    }
    const listPseudos = (element: Element): readonly string[] => [
      ...['::before', '::after'].filter((pseudo) => getComputedStyle(element, pseudo).content !== 'none'),
      ...(element instanceof HTMLInputElement ? ['::placeholder'] : []),
      ...(element instanceof HTMLDialogElement ? ['::backdrop'] : []),
      ...(getComputedStyle(element).display === 'list-item' ? ['::marker'] : []),
    ]
    return [top, ...top.querySelectorAll('*')].flatMap((element) => [
      { path: name(element), styles: read(element) },
      ...listPseudos(element).map((pseudo) => ({ path: `${name(element)}${pseudo}`, styles: read(element, pseudo) })),
    ])
  })
}

/** Lists the properties in which two readings of the same elements differ. */
export function compareStyles(plain: readonly ElementStyles[], other: readonly ElementStyles[]): readonly string[] {
  const differences = plain.flatMap(({ path, styles }, at) => {
    const counterpart = other[at]
    if (counterpart?.path !== path) return [`${path} is not there, but ${counterpart?.path}`]
    return Object.keys(styles)
      .filter((name) => styles[name] !== counterpart.styles[name])
      .map((name) => `${path} { ${name}: ${styles[name]} → ${counterpart.styles[name]} }`)
  })
  return plain.length === other.length ? differences : [...differences, `${plain.length} → ${other.length} elements`]
}
