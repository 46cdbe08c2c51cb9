/**
 * Presses the button that opens Account, and counts the rows of its list in the first frame that shows its title.
 *
 * @param {import('playwright-core').Locator} button
 * @returns {Promise<number>}
 */
export function countFirstRows(button) {
  return button.evaluate(async (element) => {
    if (element instanceof HTMLElement) element.click()
    const find = () => document.querySelector('dialog[data-portico][open] h1, dialog[data-portico][open] h2')
    while (!find()) await new Promise(requestAnimationFrame)
    // The frame that shows the view's title is the one that has to show its list.
    return document.querySelectorAll('dialog[data-portico][open] [role=tabpanel] li').length
  })
}
