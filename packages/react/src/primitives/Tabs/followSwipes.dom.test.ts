import { afterEach, expect, test } from 'vitest'
import { followSwipes } from './followSwipes.js'

let ending = new AbortController()
afterEach(() => {
  ending.abort()
  document.body.replaceChildren()
})

/** Three tabs, the second one selected, whose clicks are noted. */
function arrange(dir: 'ltr' | 'rtl' = 'ltr') {
  document.body.innerHTML = `<div dir="${dir}"><section>
    <div role="tablist">${['one', 'two', 'three'].map((id) => `<button role="tab" aria-selected="${id === 'two'}">${id}</button>`).join('')}</div>
    <div role="tabpanel"><button>row</button></div>
  </section></div>`
  const clicked: (string | null)[] = []
  for (const tab of document.querySelectorAll('[role=tab]'))
    tab.addEventListener('click', () => clicked.push(tab.textContent))
  const element = document.querySelector('section')
  if (!element) throw new Error('There is no section')
  ending = new AbortController()
  followSwipes(element, ending.signal)
  return clicked
}

type Swipe = { readonly by: readonly [number, number]; readonly on?: string; readonly pointerType?: string }
function swipe({ by: [x, y], on = '[role=tabpanel] button', pointerType = 'touch' }: Swipe): void {
  const target = document.querySelector(on)
  const fire = (type: string, clientX: number, clientY: number) =>
    target?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, pointerType, clientX, clientY }),
    )
  fire('pointerdown', 200, 200)
  fire('pointerup', 200 + x, 200 + y)
}

test.each([
  ['ltr', -80, 'three'],
  ['ltr', 80, 'one'],
  ['rtl', -80, 'one'],
  ['rtl', 80, 'three'],
] as const)('in %s, %i px sideways select the tab %s', (dir, x, expected) => {
  const clicked = arrange(dir)
  swipe({ by: [x, 10] })
  expect(clicked).toEqual([expected])
})

test.each<[string, Swipe]>([
  ['a short one', { by: [-30, 0] }],
  ['one that goes down rather', { by: [-80, 70] }],
  ['one of a mouse, which selects text', { by: [-80, 0], pointerType: 'mouse' }],
  ['one over the tabs', { by: [-80, 0], on: '[role=tab]' }],
])('%s selects nothing', (_, movement) => {
  const clicked = arrange()
  swipe(movement)
  expect(clicked).toEqual([])
})

test('nothing lies beyond the last tab', () => {
  const clicked = arrange()
  document.querySelectorAll('[role=tab]').forEach((tab, at) => {
    tab.setAttribute('aria-selected', String(at === 2))
  })
  swipe({ by: [-80, 0] })
  expect(clicked).toEqual([])
})

test('once stopped it follows no more', () => {
  const clicked = arrange()
  ending.abort()
  swipe({ by: [-80, 0] })
  expect(clicked).toEqual([])
})
