type Attributes = Readonly<Record<string, string>>

/**
 * Creates an element. Strings become text nodes, so that content from apps is never parsed as HTML.
 *
 * @param name Tag name.
 * @param attributes Attributes to set.
 * @param children Elements and strings.
 */
export function createElement<name extends keyof HTMLElementTagNameMap>(
  name: name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}
