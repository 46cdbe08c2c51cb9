import { describe, expect, it } from 'vitest'
import { cookieStorage } from './cookieStorage.js'
import { memoryStorage } from './memoryStorage.js'
import { webStorage } from './webStorage.js'

describe.each([
  ['memoryStorage', memoryStorage],
  ['cookieStorage without a document', cookieStorage],
])('%s', (_, make) => {
  it('holds, changes and removes values of one port', () => {
    const port = make()
    port.setItem('@appkit/a', 'ü;=1')
    expect(port.getItem('@appkit/a')).toBe('ü;=1')
    expect(make().getItem('@appkit/a')).toBeNull()
    port.removeItem('@appkit/a')
    expect(port.getItem('@appkit/a')).toBeNull()
  })
})

describe('webStorage', () => {
  it('can be made without a window, and says so when used', () => {
    const port = webStorage()
    expect(() => port.getItem('@appkit/a')).toThrow(ReferenceError)
  })
})

describe('cookieStorage on a server', () => {
  const cookie = 'other=1; %40appkit%2Factive_namespace=solana; broken=%E0%A4%A'

  it('reads the Cookie header', () => {
    const port = cookieStorage({ cookie })
    expect(port.getItem('@appkit/active_namespace')).toBe('solana')
    expect(port.getItem('active_namespace')).toBeNull()
    expect(port.getItem('broken')).toBeNull()
  })

  it('lets a removal and a change win over the header', () => {
    const port = cookieStorage({ cookie })
    port.removeItem('@appkit/active_namespace')
    expect(port.getItem('@appkit/active_namespace')).toBeNull()
    port.setItem('other', '2')
    expect(port.getItem('other')).toBe('2')
  })

  it('refuses what a browser would drop', () => {
    expect(() => cookieStorage().setItem('a', 'x'.repeat(5000))).toThrow(
      expect.objectContaining({ code: 'storage/cookie-too-large' }),
    )
  })
})
