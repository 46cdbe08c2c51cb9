import { describe, expect, test, vi } from 'vitest'
import { handOverPopupResult } from './handOverPopupResult.js'

const result = { resultUri: 'https://wallet.example/cb?state=1', openerOrigin: 'https://app.example.org' }

describe('handOverPopupResult', () => {
  test('posts the result to the opener at its exact origin', () => {
    const postMessage = vi.fn()
    handOverPopupResult({
      ...result,
      allowedOrigins: ['https://other.example', '*.example.org'],
      window: { opener: { postMessage } },
    })
    expect(postMessage.mock.calls).toEqual([[{ resultUri: result.resultUri }, 'https://app.example.org']])
  })

  test.each([[[]], [['https://example.org']], [['https://*.app.example.org']], [['https://app.example.org:8443']]])(
    'posts nothing when the allow-list is %j',
    (allowedOrigins) => {
      const postMessage = vi.fn()
      const handOver = () => handOverPopupResult({ ...result, allowedOrigins, window: { opener: { postMessage } } })
      expect(handOver).toThrow(
        expect.objectContaining({ code: 'popup/opener-refused', params: { origin: 'https://app.example.org' } }),
      )
      expect(postMessage).not.toHaveBeenCalled()
    },
  )

  test('tells when the opener is gone', () => {
    const handOver = () =>
      handOverPopupResult({ ...result, allowedOrigins: ['https://app.example.org'], window: { opener: null } })
    expect(handOver).toThrow(expect.objectContaining({ code: 'popup/opener-gone' }))
  })
})
