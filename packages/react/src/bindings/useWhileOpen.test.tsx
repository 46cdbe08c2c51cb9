import { closeModal, openModal } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PorticoContext } from './PorticoContext.js'
import { useWhileOpen } from './useWhileOpen.js'

let made: TestPortico | undefined
const end = vi.fn()
const begin = vi.fn((_: string) => end)

function Probe({ what }: { readonly what: string }) {
  useWhileOpen(() => begin(what), [what])
  return null
}

function show() {
  made = createTestPortico()
  const { portico } = made
  const draw = (what: string) => (
    <PorticoContext.Provider value={{ portico, locale: 'en' }}>
      <Probe what={what} />
    </PorticoContext.Provider>
  )
  const { rerender, unmount } = render(draw('one'))
  return { portico, change: (what: string) => rerender(draw(what)), unmount }
}
const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)))

afterEach(() => {
  cleanup()
  made?.portico.destroy()
  vi.clearAllMocks()
})

test('begins when the modal is open and the browser idle, and ends when it closes', async () => {
  const { portico } = show()
  await idle()
  expect(begin).not.toHaveBeenCalled()
  openModal(portico)
  await Promise.resolve()
  expect(begin).not.toHaveBeenCalled()
  await idle()
  expect(begin).toHaveBeenCalledTimes(1)
  expect(end).not.toHaveBeenCalled()
  closeModal(portico)
  await idle()
  expect(end).toHaveBeenCalledTimes(1)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('does not begin for a modal that is closed again before the browser is idle', async () => {
  const { portico } = show()
  openModal(portico)
  await Promise.resolve()
  closeModal(portico)
  await idle()
  expect(begin).not.toHaveBeenCalled()
})

test('begins anew with what it is made of, and ends with the component', async () => {
  const { portico, change, unmount } = show()
  openModal(portico)
  await idle()
  change('two')
  await idle()
  expect(begin.mock.calls).toEqual([['one'], ['two']])
  expect(end).toHaveBeenCalledTimes(1)
  unmount()
  expect(end).toHaveBeenCalledTimes(2)
})
