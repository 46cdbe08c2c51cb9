type Attributes = Readonly<Record<string, string>>

/**
 * Makes an element. Texts become text nodes: nothing that comes from an app is ever read as HTML.
 *
 * @param name Tag name.
 * @param attributes Attributes to set.
 * @param children Elements and texts.
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
