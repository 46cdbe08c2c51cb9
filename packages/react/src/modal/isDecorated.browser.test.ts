import { afterEach, beforeEach, expect, test } from 'vitest'
import { isDecorated } from './isDecorated.js'

let dialog: HTMLDialogElement
let style: HTMLStyleElement

beforeEach(() => {
  dialog = document.body.appendChild(document.createElement('dialog'))
  style = document.head.appendChild(document.createElement('style'))
})
afterEach(() => {
  dialog.remove()
  style.remove()
})

test('a page without such styles hangs nothing on them, and the dialog stays as it was', () => {
  style.textContent = 'li::before { color: red } .note::after { content: "!" }'
  expect(isDecorated(dialog)).toBe(false)
  expect(dialog.childNodes).toHaveLength(0)
})

test.each([
  'ul > li::before { content: "•" }',
  'a[href]::after { content: "↗" }',
  'body h1::before { content: ""; display: block }',
  '*::after { content: "" }',
])('finds %s in a closed dialog', (css) => {
  style.textContent = css
  expect(isDecorated(dialog)).toBe(true)
})
