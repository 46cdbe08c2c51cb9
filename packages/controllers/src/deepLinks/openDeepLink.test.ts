import { describe, expect, it, vi } from 'vitest'
import { openDeepLink } from './openDeepLink.js'

describe('openDeepLink', () => {
  it('opens at once, and tells the other side nothing of this page', () => {
    const open = vi.fn()
    vi.stubGlobal('window', { open })
    openDeepLink({ href: 'metamask://wc?uri=wc%3Aa', target: '_self' })
    expect(open.mock.calls).toEqual([['metamask://wc?uri=wc%3Aa', '_self', 'noreferrer noopener']])
  })

  it('refuses what may not be opened, without telling the part that may be secret', () => {
    const open = vi.fn()
    vi.stubGlobal('window', { open })
    const wanted = expect.objectContaining({ code: 'link/not-allowed', params: { link: 'javascript:alert(1)' } })
    expect(() => openDeepLink({ href: 'javascript:alert(1)?symKey=1', target: '_self' })).toThrow(wanted)
    expect(open).not.toHaveBeenCalled()
  })
})
