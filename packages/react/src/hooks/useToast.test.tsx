import { createTestPortico } from '@portico/controllers/testing'
import { act, cleanup, renderHook, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { useToast } from './useToast.js'

const tests: ReturnType<typeof createTestPortico>[] = []
afterEach(() => {
  cleanup()
  vi.doUnmock('./toastCommands.lazy.js')
  for (const { portico } of tests.splice(0)) portico.destroy()
})

function setup() {
  const test = createTestPortico({ started: false })
  tests.push(test)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider portico={test.portico}>{children}</PorticoProvider>
    </StrictMode>
  )
  return { ...test, ...renderHook(() => useToast(), { wrapper }) }
}

test('code that cannot be loaded is told as an event, and nothing rejects', async () => {
  vi.doMock('./toastCommands.lazy.js', () => {
    throw new Error('offline')
  })
  const { portico, result } = setup()
  const errors: string[] = []
  portico.on('error', ({ code }) => errors.push(code))
  await act(() => result.current.showToast({ variant: 'success', text: 'Saved' }))
  await act(() => result.current.hideToast())
  expect(errors).toEqual(['react/chunk-failed', 'react/chunk-failed'])
})

test('a toast shows over the page though the modal was never opened, and goes by itself', async () => {
  const { clock, portico, result } = setup()
  await act(() => result.current.showToast({ variant: 'success', text: 'Saved' }))
  expect((await screen.findByText('Saved')).closest('[role=status]')).toBeTruthy()
  expect(portico.getState().modal.open).toBe(false)
  await act(() => clock.advance(2500))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('an error is an alert; a loading toast stays until it is hidden', async () => {
  const { clock, result } = setup()
  await act(() => result.current.showToast({ variant: 'error', text: 'Not saved' }))
  expect((await screen.findByText('Not saved')).closest('[role=alert]')).toBeTruthy()
  await act(() => result.current.showToast({ variant: 'loading', text: 'Saving' }))
  await act(() => clock.advance(150))
  await act(() => clock.advance(60_000))
  expect(screen.getByText('Saving')).toBeTruthy()
  await act(() => result.current.hideToast())
  expect(screen.queryByText('Saving')).toBeNull()
})
