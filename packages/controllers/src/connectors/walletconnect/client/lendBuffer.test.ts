import { describe, expect, it } from 'vitest'
import { lendBuffer } from './lendBuffer.js'

const node = Buffer

function lend() {
  const text = '{"att":{"eip155":{"request/personal_sign":[{}]}},"€":"ü"}'
  Reflect.deleteProperty(globalThis, 'Buffer')
  const takeBack = lendBuffer()
  const lent: typeof Buffer = Reflect.get(globalThis, 'Buffer')
  return { text, takeBack, lent }
}

function giveBack() {
  Object.defineProperty(globalThis, 'Buffer', { value: node, configurable: true, writable: true })
}

describe('lendBuffer', () => {
  it.each(['utf-8', 'base64', 'hex'] as const)('writes and reads %s as Node does', (encoding) => {
    const { text, lent, takeBack } = lend()
    try {
      const written = lent.from(text).toString(encoding)
      const read = lent.from(written, encoding).toString('utf-8')
      takeBack()
      expect('Buffer' in globalThis).toBe(false)
      giveBack()
      expect([written, read]).toEqual([node.from(text).toString(encoding), text])
      expect(lent.isBuffer(lent.from([1, 2]))).toBe(true)
      expect(lent.isBuffer(new Uint8Array(2))).toBe(false)
    } finally {
      giveBack()
    }
  })

  it('leaves the page’s own alone', () => {
    lendBuffer()()
    expect(globalThis.Buffer).toBe(node)
    const { takeBack } = lend()
    giveBack()
    takeBack()
    expect(globalThis.Buffer).toBe(node)
  })
})
