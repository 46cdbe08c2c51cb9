import { afterEach, expect, test, vi } from 'vitest'
import { listenToDialog } from './listenToDialog.js'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function show() {
  document.body.innerHTML = '<dialog open><button id="a">A</button><button id="b"><span>B</span></button></dialog>'
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`nothing is ${selector}`)
    return element
  }
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  const request = vi.fn(() => true)
  const onA = vi.fn()
  const onB = vi.fn()
  find('#a').addEventListener('click', onA)
  find('#b').addEventListener('click', onB)
  stop = listenToDialog(dialog, { request, isWanted: () => true })
  /** Presses at one place: `count` says the number of the click among quick ones. */
  const click = (target: HTMLElement, count: number) => {
    target.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }))
  }
  return { dialog, find, request, onA, onB, click }
}

test('the second click of a double click that opened the dialog chooses nothing and does not close it', () => {
  const { dialog, find, request, onA, click } = show()
  click(dialog, 2)
  click(find('#a'), 2)
  click(find('#a'), 3)
  expect(request).not.toHaveBeenCalled()
  expect(onA).not.toHaveBeenCalled()
})

test('nor does it do what the last press before the dialog was closed did', () => {
  const { dialog, find, request, onA, click } = show()
  click(find('#a'), 1)
  dialog.dispatchEvent(new Event('close'))
  click(find('#a'), 2)
  expect(onA).toHaveBeenCalledTimes(1)
  click(dialog, 1)
  expect(request).toHaveBeenCalledTimes(1)
  dialog.dispatchEvent(new Event('close'))
  click(dialog, 2)
  expect(request).toHaveBeenCalledTimes(1)
})

test('a closed dialog leaves Escape to the page', () => {
  const { dialog, request } = show()
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  dialog.open = false
  expect(press()).toBe(false)
  expect(request).not.toHaveBeenCalled()
  dialog.open = true
  expect(press()).toBe(true)
  expect(request).toHaveBeenCalledWith('escape')
})

test('a double click counts where both clicks meet the same control, and not where another came under the pointer', () => {
  const { find, onA, onB, click } = show()
  click(find('#b'), 1)
  click(find('#b span'), 2)
  expect(onB).toHaveBeenCalledTimes(2)
  click(find('#a'), 3)
  expect(onA).not.toHaveBeenCalled()
  click(find('#a'), 1)
  expect(onA).toHaveBeenCalledTimes(1)
})

test('a click on the backdrop asks to close', () => {
  const { dialog, request, click } = show()
  click(dialog, 1)
  expect(request).toHaveBeenCalledWith('backdrop')
})
