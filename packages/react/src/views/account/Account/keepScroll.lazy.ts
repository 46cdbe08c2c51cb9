import type { Portico } from '@portico/controllers'
import { definePart, getPart } from '@portico/controllers/internal'
import { routerPart } from '@portico/controllers/ui'

/** How far the card, and a list of its own in it, have been scrolled, in CSS pixels. */
type Place = { readonly card: number; readonly list: number }

/** Places by the key of the route. */
const placesPart = definePart<Map<number, Place>>({ key: 'scrollPlaces', create: () => new Map() })

/** How long the content may take to be as long as it was, in ms. */
const growTimeoutMs = 2000

/** What shows that the user scrolls, or is about to. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Notes how far Account is scrolled, and scrolls there on the way back from a view that was opened from it, as soon as
 * the content is long enough again. What the user does meanwhile ends that.
 *
 * @param portico The instance.
 * @param section The part of Account with the lists.
 * @param signal Ends it.
 */
export function keepScroll(portico: Portico, section: HTMLElement, signal: AbortSignal): void {
  const places = getPart(portico, placesPart)
  const { history, direction } = getPart(portico, routerPart)
  const route = history.at(-1)
  const card = section.closest('[data-card]')
  if (!card || route?.name !== 'Account' || signal.aborted) return
  const findList = () => section.querySelector('ul')?.parentElement
  const deadline = performance.now() + growTimeoutMs
  // The route is the same one where the modal was closed and opened again, which begins at the top.
  let wanted = direction === 'backward' ? places.get(route.key) : undefined

  const note = () => {
    // The view that is opened next scrolls the same card.
    if (!wanted && section.isConnected)
      places.set(route.key, { card: card.scrollTop, list: findList()?.scrollTop ?? 0 })
  }
  const restore = () => {
    if (signal.aborted || !wanted) return
    const list = findList()
    card.scrollTop = wanted.card
    if (list) list.scrollTop = wanted.list
    // A fraction is lost where the display has several pixels for one of CSS.
    const isThere = card.scrollTop > wanted.card - 2 && (list?.scrollTop ?? 0) > wanted.list - 2
    if (isThere || performance.now() > deadline) wanted = undefined
    else requestAnimationFrame(restore)
  }
  const stop = () => {
    wanted = undefined
  }
  card.addEventListener('scroll', note, { capture: true, passive: true, signal })
  for (const type of interruptions) card.addEventListener(type, stop, { passive: true, signal })
  restore()
}
