import { afterEach, describe, expect, it, vi } from 'vitest'
import { cookieStorage } from './cookieStorage.js'
import { webStorage } from './webStorage.js'

describe('webStorage in a browser', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
  })

  it('reads and writes the chosen area', () => {
    webStorage().setItem('a', '1')
    webStorage('sessionStorage').setItem('a', '2')
    expect(localStorage.getItem('a')).toBe('1')
    expect(sessionStorage.getItem('a')).toBe('2')
    webStorage().removeItem('a')
    expect(webStorage().getItem('a')).toBeNull()
  })

  it('reports what other tabs change in its own area, until unsubscribed', () => {
    const seen: (string | null)[] = []
    const stop = webStorage().subscribe?.((key) => seen.push(key))
    const change = (key: string | null, storageArea: Storage) =>
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea }))
    change('a', localStorage)
    change('b', sessionStorage)
    change(null, localStorage)
    stop?.()
    change('c', localStorage)
    expect(seen).toEqual(['a', null])
  })

  it('can be made where storage is forbidden, and throws only when used', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const port = webStorage()
    expect(() => port.getItem('a')).toThrow('denied')
  })
})

describe('cookieStorage in a browser', () => {
  it('writes cookies a server can read, and removes them', () => {
    const port = cookieStorage({ cookie: 'ignored=1' })
    port.setItem('@appkit/active_namespace', 'eip155')
    expect(document.cookie).toContain('%40appkit%2Factive_namespace=eip155')
    expect(cookieStorage().getItem('@appkit/active_namespace')).toBe('eip155')
    expect(port.getItem('ignored')).toBeNull()
    port.removeItem('@appkit/active_namespace')
    expect(cookieStorage().getItem('@appkit/active_namespace')).toBeNull()
  })
})
