import { expect, test } from 'vitest'
import { createPointerWatch } from './createPointerWatch.js'

type Click = { detail?: number; pointerType?: string; isTrusted?: boolean }

function start() {
  const element = document.createElement('button')
  const state = { isArmed: true }
  const watch = createPointerWatch(element, { isArmed: () => state.isArmed })
  const send = (name: string) => element.dispatchEvent(new Event(name))
  /** Scripts cannot create trusted clicks. */
  const click = ({ isTrusted = true, ...fields }: Click = {}) => {
    const event = new MouseEvent('click', { detail: fields.detail ?? 0 })
    return watch.accepts(Object.create(event, { ...describe({ detail: 0, ...fields, isTrusted }) }))
  }
  return { state, watch, send, click }
}

const describe = (fields: Readonly<Record<string, unknown>>): PropertyDescriptorMap =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))

test('a press that began and ended while armed counts, once', () => {
  const { send, click } = start()
  send('pointerdown')
  expect(click({ detail: 1, pointerType: 'mouse' })).toBe(true)
  expect(click({ detail: 2, pointerType: 'mouse' })).toBe(false)
})

test.each([{ detail: 1 }, { detail: 1, pointerType: 'touch' }, { pointerType: 'pen' }])(
  '%j is by pointer',
  (fields) => {
    const { state, send, click } = start()
    expect(click(fields)).toBe(false)
    state.isArmed = false
    send('pointerdown')
    state.isArmed = true
    expect(click(fields)).toBe(false)
    send('pointerdown')
    state.isArmed = false
    expect(click(fields)).toBe(false)
  },
)

test.each([{}, { pointerType: '' }])('%j is by keyboard and counts while armed', (fields) => {
  const { state, click } = start()
  expect(click(fields)).toBe(true)
  state.isArmed = false
  expect(click(fields)).toBe(false)
})

test('a press of a script never counts', () => {
  const { send, click } = start()
  send('pointerdown')
  expect([click({ isTrusted: false, detail: 1 }), click({ isTrusted: false })]).toEqual([false, false])
})

test('a press is forgotten when the pointer is taken away, when told so, and at the end', () => {
  const { watch, send, click } = start()
  for (const end of [() => send('pointercancel'), watch.forget, watch.destroy]) {
    send('pointerdown')
    end()
    expect(click({ detail: 1 })).toBe(false)
  }
  send('pointerdown')
  expect(click({ detail: 1 }), 'nobody watches any more').toBe(false)
})
