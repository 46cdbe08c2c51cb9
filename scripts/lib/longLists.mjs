/**
 * Scrolls through a long list of a dialog, row by row.
 *
 * @param {import('playwright-core').Locator} list
 * @returns {Promise<{ most: number, seen: number }>} The most elements of the dialog on the way, and how many rows came by.
 */
export function scrollThrough(list) {
  return list.evaluate(async (element) => {
    const dialog = element.closest('dialog')
    let frame = element.parentElement
    while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement
    if (frame) frame.scrollTop = 0
    let most = 0
    const seen = new Set()
    for (let step = 0; step < 120; step++) {
      frame?.scrollBy(0, 500)
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, 30))
      most = Math.max(most, dialog?.querySelectorAll('*').length ?? 0)
      for (const row of element.querySelectorAll('li')) seen.add(row.getAttribute('aria-posinset') ?? '')
    }
    return { most, seen: seen.size }
  })
}

/**
 * Presses "Load more" until it is gone. In the page, which is faster than from outside.
 *
 * @param {import('playwright-core').Locator} more The button.
 * @returns {Promise<void>}
 */
export function pressToTheEnd(more) {
  return more.evaluate(async (button) => {
    const panel = button.closest('[role=tabpanel]')
    const find = () =>
      [...(panel?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Load more')
    // The button is there while a page loads.
    for (let pressed = find(); pressed; pressed = find()) {
      if (pressed.getAttribute('aria-busy') !== 'true') pressed.click()
      await new Promise(requestAnimationFrame)
    }
  })
}

/**
 * Goes to the end of a long list of a dialog in strides: a few rows at a time, then a leap, as somebody does who looks
 * for something long ago.
 *
 * @param {import('playwright-core').Locator} list
 * @returns {Promise<{ most: number, top: number, last: number, size: number }>} The most elements of the dialog on the
 *   way, the place of the first and of the last row that were shown, and how many rows the list says it has.
 */
export function strideThrough(list) {
  return list.evaluate(async (element) => {
    let frame = element.parentElement
    while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement
    if (frame) frame.scrollTop = 0
    await new Promise((resolve) => setTimeout(resolve, 100))
    const readPlaces = () => [...element.querySelectorAll('li')].map((row) => Number(row.getAttribute('aria-posinset')))
    const top = Math.min(...readPlaces())
    let most = 0
    for (let step = 0, place = -1; step < 400 && frame && frame.scrollTop > place; step++) {
      place = frame.scrollTop
      frame.scrollBy(0, step % 4 === 3 ? frame.scrollHeight / 60 : 700)
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, 30))
      most = Math.max(most, element.closest('dialog')?.querySelectorAll('*').length ?? 0)
    }
    const size = Number(element.querySelector('li')?.getAttribute('aria-setsize'))
    return { most, top, last: Math.max(...readPlaces()), size }
  })
}
