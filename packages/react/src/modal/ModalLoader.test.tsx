import { openModal } from '@portico/controllers'
import { createTestPortico } from '@portico/controllers/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import * as loader from './loadModal.js'
import * as frame from './ViewFrame.js'

const tests: ReturnType<typeof createTestPortico>[] = []
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const { portico } of tests.splice(0)) portico.destroy()
})

vi.mock('./loadModal.js', { spy: true })
vi.mock('./ViewFrame.js', { spy: true })

function mount() {
  const test = createTestPortico({ started: false })
  tests.push(test)
  render(
    <PorticoProvider portico={test.portico}>
      <ConnectButton />
    </PorticoProvider>,
  )
  return { ...test, button: screen.getByRole('button', { name: 'Connect wallet' }) }
}

test('when the code does not come the button is usable again, an error is told, and the next click works', async () => {
  const { portico, button } = mount()
  const errors: string[] = []
  portico.on('error', ({ code }) => errors.push(code))
  vi.mocked(loader.loadModal).mockRejectedValueOnce(new Error('offline'))
  fireEvent.click(button)
  await waitFor(() => expect(errors).toEqual(['react/chunk-failed']))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(button)
  await waitFor(() => expect(portico.getState().modal.view).toBe('Connect'))
})

test('the button that was pressed says that the code did not come, until it is pressed again', async () => {
  const { button } = mount()
  vi.mocked(loader.loadModal).mockRejectedValueOnce(new Error('offline'))
  fireEvent.click(button)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('That did not load. Try again. Or reload the page.')
  fireEvent.click(button)
  expect(screen.queryByText(/That did not load/)).toBeNull()
})

test('a page that was reloaded shows the modal where it was once its code is there, without a click', async () => {
  const { portico, clock, button } = mount()
  const place = {
    until: clock.now() + 1000,
    views: [
      { view: 'Connect', params: {} },
      { view: 'AllWallets', params: {} },
    ],
  }
  sessionStorage.setItem('@portico/place', JSON.stringify({ ...place, id: portico.id, search: 'rain' }))
  fireEvent.pointerEnter(button)
  await waitFor(() => expect(portico.getState().modal).toEqual({ open: true, view: 'AllWallets' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toBe('rain'))
  expect(sessionStorage.length).toBe(0)
})

test('a wish to open from outside of React is kept until the code is there', async () => {
  const { portico, button } = mount()
  act(() => openModal(portico, { view: 'Networks' }))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await waitFor(() => expect(portico.getState().modal.view).toBe('Networks'))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

test('the code comes ahead when the pointer or the focus reaches the button, and nothing opens', async () => {
  const { portico, button } = mount()
  fireEvent.pointerEnter(button)
  fireEvent.focus(button)
  expect(loader.loadModal).toHaveBeenCalled()
  expect(portico.getState().modal.open).toBe(false)
})

test('opening shows the Connect that stands by as it was drawn', async () => {
  const { portico, button } = mount()
  portico.start()
  fireEvent.pointerEnter(button)
  await waitFor(() => expect(document.querySelector('dialog h1')?.textContent).toBe('Connect wallet'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  const drawn = vi.mocked(frame.ViewFrame).mock.calls.length
  await act(async () => fireEvent.click(button))
  expect(document.querySelector('dialog')?.open).toBe(true)
  expect(portico.getState().modal.view).toBe('Connect')
  expect(vi.mocked(frame.ViewFrame).mock.calls.length).toBe(drawn)
})
