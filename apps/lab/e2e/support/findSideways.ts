import type { Locator, Page } from '@playwright/test'

/** Lists the elements, including the page, that can be scrolled horizontally. */
export function findSideways(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-portico], [data-portico] *')]
      .filter((element) => {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
        // Setting the focus also scrolls hidden overflow. Ellipsized and visually hidden texts overflow on purpose.
        const isCut = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || element.clientWidth <= 1
        const clips = element === document.documentElement || (overflowX !== 'visible' && !isCut)
        return clips && element.scrollWidth > element.clientWidth
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} > ${element.clientWidth}`),
  )
}

/** Lists the elements of the modal that extend beyond the sides of the window. */
export function findOutside(dialog: Locator): Promise<readonly string[]> {
  return dialog.evaluate((element) =>
    [...element.querySelectorAll('button, a, input, h1, p, img')]
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > innerWidth))
      .map(({ each, box }) => `${each.outerHTML.slice(0, 120)}: ${box.left} to ${box.right}`),
  )
}
