import { closeModal, goBack, openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico } from '@portico/controllers/testing'
import { attachRouter, hasPlace } from '@portico/controllers/ui'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { loadMessages } from '../i18n/loadMessages.js'
import { groupsPart } from '../views/groupsPart.js'
import { laterGroups } from '../views/laterGroups.js'
import { loadGroup } from '../views/loadGroup.js'
import { Modal } from './Modal.js'

const tests: ReturnType<typeof createTestPortico>[] = []
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const { portico } of tests.splice(0)) portico.destroy()
})

async function setup() {
  const test = createTestPortico()
  tests.push(test)
  const { portico } = test
  await loadMessages(portico, 'en', ['common', 'errors', 'toasts'])
  attachRouter(portico)
  const show = () =>
    render(
      <PorticoContext.Provider value={{ portico, locale: 'en' }}>
        <Modal titleId="title" />
      </PorticoContext.Provider>,
    )
  return { ...test, show }
}

describe('the card', () => {
  test('keeps the place of a view until its code is there', async () => {
    const { portico, show } = await setup()
    openModal(portico)
    show()
    expect(screen.getByRole('heading').textContent).toBe('Loading…')
    expect(await screen.findByRole('heading', { name: 'Connect wallet' })).toBeTruthy()
  })

  test('loads what people mostly go to from a view ahead, when the browser is idle', async () => {
    const { connect, portico, show } = await setup()
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
    vi.stubGlobal('cancelIdleCallback', () => {})
    await connect()
    openModal(portico)
    show()
    await screen.findByRole('heading', { name: 'Account' })
    const loaded = getPart(portico, groupsPart)
    expect(loaded.has('send')).toBe(false)
    const check = () => {
      for (const callback of idle.splice(0)) callback()
      expect([...loaded.keys()]).toEqual(expect.arrayContaining(['send', 'networks']))
    }
    await waitFor(check, { timeout: 12_000 })
  }, 15_000)

  test('shows a view at once when its group is there, and Back only where there is a way back', async () => {
    const { portico, show } = await setup()
    await Promise.all([loadGroup(portico, 'en', 'connect'), loadGroup(portico, 'en', 'help')])
    openModal(portico)
    show()
    expect(screen.getByRole('heading', { name: 'Connect wallet' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    act(() => pushView(portico, { view: 'WhatIsAWallet' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Connect wallet' })).toBeTruthy()
  })

  test('offers to try again when the code of a view does not come', async () => {
    const { portico, show } = await setup()
    const errors: string[] = []
    portico.on('error', ({ code }) => errors.push(code))
    const load = vi.spyOn(laterGroups, 'help').mockRejectedValueOnce(new Error('offline'))
    openModal(portico, { view: 'WhatIsAWallet' })
    show()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toContain('Check your internet connection')
    expect(errors).toEqual(['react/chunk-failed'])
    fireEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'What is a wallet?' })).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('offers to reload the page when the code does not come at another try either, and notes the view', async () => {
    const { portico, show } = await setup()
    vi.spyOn(laterGroups, 'help').mockRejectedValue(new Error('offline'))
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    openModal(portico)
    pushView(portico, { view: 'WhatIsAWallet' })
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    const button = await screen.findByRole('button', { name: 'Reload the page' })
    expect(screen.getByRole('alert').textContent).toContain('you come back here')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    fireEvent.click(button)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    const kept = JSON.parse(sessionStorage.getItem('@portico/place') ?? '{}')
    expect(kept.views.map(({ view }: { readonly view: string }) => view)).toEqual(['Connect', 'WhatIsAWallet'])
    expect(hasPlace()).toBe(true)
  })

  test('a view that throws is replaced by a way on, and the next open shows it whole again', async () => {
    const { portico, show } = await setup()
    const group = await loadGroup(portico, 'en', 'help')
    const errors: string[] = []
    portico.on('error', ({ code }) => errors.push(code))
    getPart(portico, groupsPart).set('help', {
      views: { WhatIsAWallet: { Component: Broken, useTitle: () => 'What is a wallet?' } },
    })
    openModal(portico, { view: 'WhatIsAWallet' })
    const first = show()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(errors).toContain('react/view-failed')
    first.unmount()
    act(() => void closeModal(portico))
    getPart(portico, groupsPart).set('help', group)
    act(() => openModal(portico, { view: 'WhatIsAWallet' }))
    show()
    expect(await screen.findByRole('heading', { name: 'What is a wallet?' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('going back from the first view closes', async () => {
    const { portico, show } = await setup()
    openModal(portico)
    show()
    act(() => goBack(portico))
    await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  })
})

function Broken(): never {
  throw new Error('broken')
}
