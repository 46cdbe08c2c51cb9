import type { Locator } from '@playwright/test'

/** Lists the controls that are not drawn, that something else lies over or cuts off, and whose text does not fit. */
export function findCrowded(root: Locator): Promise<readonly string[]> {
  return root.evaluate((element) => {
    const faults: string[] = []
    const name = (each: Element) => each.outerHTML.slice(0, 120)
    const controls = [...element.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')]
    for (const control of controls) {
      const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isShown || control.closest('[inert]')) continue
      // What is scrolled lies under bars that stay in sight, so each comes to the middle.
      control.scrollIntoView({ block: 'center' })
      if (control.matches('[type="checkbox"]') && getComputedStyle(control).appearance === 'none')
        faults.push(`${name(control)} draws no box`)
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect()
      if (width <= 1 || height <= 1) continue
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      // Corners are round.
      const points = [
        [x, y],
        [left + 3, y],
        [right - 3, y],
        [x, top + 3],
        [x, bottom - 3],
      ] as const
      for (const [at, down] of points) {
        const hit = document.elementFromPoint(at, down)
        const label = hit?.closest('label')
        if (control.contains(hit) || (label && control.closest('label') === label)) continue
        faults.push(`${name(control)} lies under ${hit ? name(hit) : 'nothing'}`)
        break
      }
    }
    for (const each of element.querySelectorAll('*')) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(each)
      const isWide = each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1
      if (!isWide || webkitLineClamp !== 'none' || (overflowX === 'visible' && !each.matches('button, a, input')))
        continue
      // Data may be cut where that shows; what the pseudo-locale has written is a text of our own. Three tiles share a
      // line, so their badges are cut where a language needs more room.
      const isOwn = each.textContent?.startsWith('[') && !each.closest('[role="grid"]')
      if (textOverflow !== 'ellipsis' || isOwn)
        faults.push(`${name(each)} is cut: ${each.scrollWidth} > ${each.clientWidth}`)
    }
    return faults
  })
}
