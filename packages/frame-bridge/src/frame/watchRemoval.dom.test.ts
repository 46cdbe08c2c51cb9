import { afterEach, expect, it, vi } from 'vitest'
import { watchRemoval } from './watchRemoval.js'

const settle = () => new Promise((resolve) => setTimeout(resolve))

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function setUp() {
  const element = document.createElement('div')
  document.body.append(element)
  const onRemoved = vi.fn()
  const stop = watchRemoval(element, onRemoved)
  stops.push(stop)
  return { element, onRemoved, stop }
}

it('tells of a removal that is the first thing to happen', async () => {
  const { element, onRemoved } = setUp()
  element.remove()
  await settle()
  expect(onRemoved).toHaveBeenCalledOnce()
})

it('watches the whole document only while the element has no place', async () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  const { element } = setUp()
  const own = observe.mock.contexts[0]
  const watchesAll = () => {
    const { calls, contexts } = observe.mock
    const isWide = calls.some(([, options], index) => contexts[index] === own && options?.subtree)
    observe.mockClear()
    return isWide
  }
  expect(watchesAll()).toBe(false)
  element.remove()
  await settle()
  expect(watchesAll()).toBe(true)
  document.body.append(element)
  await settle()
  expect(watchesAll()).toBe(false)
})

it('tells nothing any more once it has ended', async () => {
  const { element, onRemoved, stop } = setUp()
  stop()
  element.remove()
  await settle()
  expect(onRemoved).not.toHaveBeenCalled()
})
