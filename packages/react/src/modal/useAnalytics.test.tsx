import { getInternals } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { useAnalytics } from './useAnalytics.js'

let made: TestPortico | undefined
function show() {
  made = createTestPortico({ projectId: 'project' })
  const { portico } = made
  getInternals(portico).stores.modal.serial = 1
  const draw = (isOpen: boolean) => (
    <PorticoContext.Provider value={{ portico, locale: 'en' }}>
      <Probe isOpen={isOpen} />
    </PorticoContext.Provider>
  )
  const view = render(draw(true))
  return { ...made, close: () => view.rerender(draw(false)) }
}
function Probe({ isOpen }: { readonly isOpen: boolean }) {
  useAnalytics(isOpen)
  return null
}
const configs = () => made?.catalogue.calls.filter(({ url }) => url.pathname.endsWith('/getAnalyticsConfig')).length

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('analytics start when the modal has been open for a while, not before', async () => {
  const { clock } = show()
  await act(async () => clock.advance(1999))
  expect(configs()).toBe(0)
  await act(async () => clock.advance(1))
  await waitFor(() => expect(configs()).toBe(1))
})

test('they start as well when the modal was closed meanwhile', async () => {
  const { close, clock } = show()
  close()
  await act(async () => clock.advance(2000))
  await waitFor(() => expect(configs()).toBe(1))
})

test('nothing starts for an instance that has ended', async () => {
  const { clock, portico } = show()
  portico.destroy()
  await act(async () => clock.advance(5000))
  await import('./beginAnalytics.lazy.js')
  expect(clock.pending()).toBe(0)
  expect(configs()).toBe(0)
})
