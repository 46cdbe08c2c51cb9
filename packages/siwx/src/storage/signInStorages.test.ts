import type { SiwxMessageData, SiwxSession } from '@portico/core'
import { createFaultyStorage } from '@portico/core/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memorySignIns, webSignIns } from './signInStorages.js'

const key = '@appkit/siwx'
const address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const data: SiwxMessageData = {
  ...{ accountAddress: address, chainId: 'eip155:1', domain: 'app.example', uri: 'https://app.example' },
  ...{ version: '1', nonce: 'k3jf8sd9' },
}
const session: SiwxSession = { data, message: 'm', signature: '0x1' }
const elsewhere: SiwxSession = { ...session, data: { ...data, chainId: 'eip155:10' } }

afterEach(() => void vi.unstubAllGlobals())

describe('a storage of sign-ins', () => {
  test.each([
    ['in memory', () => memorySignIns()],
    ['in the browser', () => webSignIns({ port: createFaultyStorage() })],
  ])('%s knows those of exactly a chain and an account', (_, create) => {
    const storage = create()
    storage.set([session, elsewhere])
    expect(storage.get('eip155:1', address)).toEqual([session])
    expect(storage.get('eip155:1', address.toLowerCase())).toEqual([session])
    expect(storage.get('eip155:10', address)).toEqual([elsewhere])
    expect(storage.get('eip155:1', '0x0000000000000000000000000000000000000001')).toEqual([])
    storage.delete('eip155:1', address)
    expect(storage.get('eip155:1', address)).toEqual([])
    expect(storage.get('eip155:10', address)).toEqual([elsewhere])
  })

  test('two in memory share nothing', () => {
    const [first, second] = [memorySignIns(), memorySignIns()]
    first.add(session)
    expect(second.get('eip155:1', address)).toEqual([])
  })

  test('in memory writes nothing into the browser', () => {
    const port = createFaultyStorage()
    vi.stubGlobal('window', { localStorage: port })
    memorySignIns().add(session)
    expect(port.getItem(key)).toBeNull()
  })

  test('keeps them where AppKit did, beside those of other instances, and leaves nothing behind', () => {
    const port = createFaultyStorage()
    webSignIns({ port }).add(session)
    expect(JSON.parse(port.getItem(key) ?? '')).toEqual([session])
    const other = webSignIns({ port, id: 'shop' })
    expect(other.get('eip155:1', address)).toEqual([])
    other.add(session)
    expect(port.getItem('@appkit:shop/siwx')).not.toBeNull()
    webSignIns({ port }).delete('eip155:1', address)
    expect(port.getItem(key)).toBeNull()
    expect(other.get('eip155:1', address)).toEqual([session])
  })

  test('is that of the browser unless another one is given', () => {
    const port = createFaultyStorage()
    vi.stubGlobal('window', { localStorage: port })
    webSignIns().add(session)
    expect(JSON.parse(port.getItem(key) ?? '')).toEqual([session])
  })

  test('tells of what another tab has done', () => {
    const port = createFaultyStorage()
    const listener = vi.fn()
    const stop = webSignIns({ port }).subscribe?.(listener)
    port.setFromOtherTab(key, null)
    expect(listener).toHaveBeenCalledOnce()
    stop?.()
    expect(port.count()).toBe(0)
  })
})
