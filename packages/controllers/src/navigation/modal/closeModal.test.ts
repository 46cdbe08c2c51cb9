import { describe, expect, it, vi } from 'vitest'
import { internals } from '../../instance/Portico.js'
import { arrange } from './arrange.test.fixture.js'
import { closeModal } from './closeModal.js'
import { openModal } from './openModal.js'

describe('close', () => {
  it('closes and says why', () => {
    const { portico } = arrange()
    const listener = vi.fn()
    portico.on('modalClose', listener)
    openModal(portico)
    expect(closeModal(portico, { reason: 'escape' })).toBe(true)
    expect(portico.getState().modal).toEqual({ open: false, view: undefined })
    expect(listener.mock.calls).toEqual([[{ reason: 'escape', connected: false }]])
  })

  it('does nothing, and counts as closed, when the modal is not open', () => {
    const { portico } = arrange()
    const listener = vi.fn()
    portico.on('modalClose', listener)
    expect(closeModal(portico)).toBe(true)
    expect(listener).not.toHaveBeenCalled()
  })

  it('stays open when the view on top refuses, unless forced', () => {
    const { portico } = arrange()
    const requestClose = vi.fn(() => false)
    portico[internals].requestClose = requestClose
    openModal(portico)
    expect(closeModal(portico)).toBe(false)
    expect(portico.getState().modal.open).toBe(true)
    expect(requestClose).toHaveBeenCalledWith('api')
    expect(closeModal(portico, { force: true })).toBe(true)
  })
})
