/** How far a finger moves at least, in CSS pixels. */
const distance = 48

/** How much further it moves sideways than up or down. */
const slant = 1.5

/**
 * Selects the tab beside the selected one when a finger swipes over what belongs to it. The panel's `touch-action` must
 * leave movements sideways to the page.
 *
 * @param element The element around the tabs and their panel.
 * @param signal Ends it.
 */
export function followSwipes(element: HTMLElement, signal: AbortSignal): void {
  let start: PointerEvent | undefined
  const begin = (event: PointerEvent) => {
    const isOnPanel = event.target instanceof Element && event.target.closest('[role=tabpanel]') !== null
    start = event.pointerType === 'touch' && event.isPrimary && isOnPanel ? event : undefined
  }
  const end = (event: PointerEvent) => {
    if (!start || start.pointerId !== event.pointerId) return
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
    start = undefined
    if (Math.abs(x) < distance || Math.abs(x) < slant * Math.abs(y)) return
    const tabs = [...element.querySelectorAll<HTMLElement>('[role=tab]')]
    const isRtl = element.matches('[dir="rtl"] *')
    const at = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
    tabs[at + (x < 0 === isRtl ? -1 : 1)]?.click()
  }
  element.addEventListener('pointerdown', begin, { signal })
  element.addEventListener('pointerup', end, { signal })
}
