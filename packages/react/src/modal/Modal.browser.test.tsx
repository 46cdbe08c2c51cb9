import { closeModal, openModal, pushView, showToast } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { PorticoProvider } from '../provider/PorticoProvider.js'

let opened: TestPortico[] = []

beforeEach(() => {
  opened = []
})
afterEach(() => {
  cleanup()
  for (const { portico } of opened) portico.destroy()
  document.body.replaceChildren()
})

function mount(test: TestPortico, locale?: string) {
  opened.push(test)
  return render(
    <StrictMode>
      <PorticoProvider portico={test.portico} locale={locale}>
        <ConnectButton />
        <a href="#behind">Behind</a>
      </PorticoProvider>
    </StrictMode>,
  )
}

async function openByClick() {
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  return screen.findByRole('dialog', { name: 'Connect wallet' })
}

describe('the dialog', () => {
  test('opens by click as a modal with the title as its name and the focus inside', async () => {
    mount(createTestPortico())
    const dialog = await openByClick()
    expect(dialog.matches(':modal')).toBe(true)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    expect(await within(dialog).findByRole('button', { name: /^Wallet 1/ })).toBeTruthy()
  })

  test('closes by Escape with its reason and gives the focus back to the opener', async () => {
    const test = createTestPortico()
    const reasons: string[] = []
    test.portico.on('modalClose', ({ reason }) => reasons.push(reason))
    mount(test)
    await openByClick()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(reasons).toEqual(['escape'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect wallet' }))
  })

  test('comes in after its first frame and keeps the page from scrolling until the last dialog is closed', async () => {
    const [first, second] = [createTestPortico(), createTestPortico()]
    mount(first)
    mount(second)
    const marks: (string | null)[] = []
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLDialogElement) marks.push(target.getAttribute('data-entering'))
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-entering'] })
    const root = document.documentElement
    const locked = () => root.dataset.porticoLocked !== undefined
    openModal(first.portico)
    await screen.findByRole('dialog')
    const dialog = document.querySelector('dialog[open]')
    await waitFor(() => expect(locked()).toBe(true))
    await waitFor(() => expect(dialog?.hasAttribute('data-entering')).toBe(false))
    expect(marks).toContain('guarded')
    observer.disconnect()
    openModal(second.portico)
    await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(2))
    closeModal(second.portico)
    await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1))
    expect(dialog?.hasAttribute('open')).toBe(true)
    expect(locked()).toBe(true)
    closeModal(first.portico)
    await waitFor(() => expect(locked()).toBe(false))
  })

  test('an instance that ends with its dialog open lets the page scroll', async () => {
    const test = createTestPortico()
    mount(test)
    openModal(test.portico)
    await screen.findByRole('dialog')
    const root = document.documentElement
    await waitFor(() => expect(root.dataset.porticoLocked).toBe(''))
    test.portico.destroy()
    expect(root.dataset.porticoLocked).toBeUndefined()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(root.dataset.porticoLocked).toBeUndefined()
  })

  test('what is drawn ahead is shown within the task of the click, and closes even if nothing has rendered since', async () => {
    const test = createTestPortico()
    mount(test)
    const isOpen = () => document.querySelector('dialog[open] h1') !== null
    await waitFor(() => expect(document.querySelector('dialog h1')?.textContent).toBe('Connect wallet'))
    // Two rounds: what React has taken over from the first must not stand in the way of the second.
    for (let round = 0; round < 2; round++) {
      openModal(test.portico)
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
      expect(isOpen()).toBe(true)
      closeModal(test.portico)
      await waitFor(() => expect(isOpen()).toBe(false))
      expect(document.documentElement.dataset.porticoLocked).toBeUndefined()
      openModal(test.portico)
      await waitFor(() => expect(test.portico.getState().modal.view).toBe('Connect'))
      closeModal(test.portico)
      await waitFor(() => expect(isOpen()).toBe(false))
    }
    openModal(test.portico)
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    test.portico.destroy()
    expect(isOpen()).toBe(false)
  })

  test('one that closes at once leaves the page as it was', async () => {
    const test = createTestPortico()
    mount(test)
    openModal(test.portico)
    await screen.findByRole('dialog')
    closeModal(test.portico)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(document.documentElement.dataset.porticoLocked).toBeUndefined()
  })

  test('closes by its button and by a click beside the card, and opens again each time', async () => {
    const test = createTestPortico()
    const reasons: string[] = []
    test.portico.on('modalClose', ({ reason }) => reasons.push(reason))
    mount(test)
    const dialog = await openByClick()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openByClick()
    await userEvent.click(dialog, { position: { x: 4, y: 4 } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(reasons).toEqual(['button', 'backdrop'])
    await openByClick()
  })

  test('keeps Tab inside', async () => {
    mount(createTestPortico({ wallets: 3 }))
    const dialog = await openByClick()
    for (let press = 0; press < 12; press++) {
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement === document.body || dialog.contains(document.activeElement)).toBe(true)
    }
  })

  test('goes forward and back with the focus on the heading', async () => {
    const test = createTestPortico()
    mount(test)
    const dialog = await openByClick()
    pushView(test.portico, { view: 'WhatIsAWallet' })
    const heading = await screen.findByRole('heading', { name: 'What is a wallet?' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByRole('dialog', { name: 'What is a wallet?' })).toBe(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }))
    await screen.findByRole('dialog', { name: 'Connect wallet' })
  })

  test('refuses to close while the wallet is on an unsupported network, shakes, and reopens after a forced close', async () => {
    const test = createTestPortico()
    mount(test)
    await test.connect({ networkId: 'eip155:999999' })
    openModal(test.portico, { view: 'UnsupportedChain' })
    const dialog = (await screen.findByRole('dialog')) as HTMLDialogElement
    await within(dialog).findByRole('button', { name: 'Disconnect' })
    await userEvent.keyboard('{Escape}')
    expect(dialog.open).toBe(true)
    await waitFor(() => expect(dialog.querySelector('[data-shake]')).not.toBeNull())
    dialog.close()
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
    closeModal(test.portico, { force: true })
    await waitFor(() => expect(dialog.open).toBe(false))
  })

  test('works while the page shows a modal dialog of its own', async () => {
    const test = createTestPortico()
    mount(test)
    const page = document.body.appendChild(document.createElement('dialog'))
    page.innerHTML = '<button>Of the page</button>'
    page.showModal()
    openModal(test.portico)
    const dialog = await screen.findByRole('dialog', { name: 'Connect wallet' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(false))
    expect(page.open).toBe(true)
  })

  test('fifty times open and closed leaves as many elements as one', async () => {
    const test = createTestPortico()
    mount(test)
    const cycle = async () => {
      openModal(test.portico)
      await waitFor(() => expect(test.portico.getState().modal.view).toBe('Connect'))
      await screen.findByRole('dialog')
      closeModal(test.portico)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await cycle()
    // Connect is drawn into the closed dialog as soon as its code is there.
    await waitFor(() => expect(document.querySelector('dialog ul')).not.toBeNull())
    const before = document.querySelectorAll('*').length
    for (let round = 0; round < 50; round++) await cycle()
    expect(document.querySelectorAll('*').length).toBe(before)
  })
})

describe('words and looks', () => {
  test('is right to left in Arabic', async () => {
    const test = createTestPortico()
    mount(test, 'ar')
    openModal(test.portico)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.dir).toBe('rtl'))
    expect(within(dialog).getByRole('button', { name: 'إغلاق' })).toBeTruthy()
  })

  test('shows a toast inside the dialog while it is open, and over the page when it is not', async () => {
    const test = createTestPortico()
    mount(test)
    const dialog = await openByClick()
    showToast(test.portico, { variant: 'success', code: 'address-copied' })
    expect(await within(dialog).findByText('Address copied')).toBeTruthy()
    closeModal(test.portico)
    await waitFor(() => expect(within(dialog).queryByText('Address copied')).toBeNull())
    expect(screen.getByText('Address copied').closest('[role=status]')).not.toBeNull()
    await test.clock.advance(2_500)
    await waitFor(() => expect(screen.queryByText('Address copied')).toBeNull())
  })
})
