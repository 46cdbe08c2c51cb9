import type { FakeAnswer } from '@portico/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { checkOrigin } from './checkOrigin.js'
import { getAllowedOrigins } from './getAllowedOrigins.js'

function setUp(answer: FakeAnswer) {
  const test = createTestPortico({ projectId: 'p' })
  test.catalogue.fail(answer)
  return test
}

describe('checkOrigin', () => {
  it.each([
    ['https://app.example.com', true],
    ['https://a.b.example.com', true],
    ['https://example.com', false],
    ['https://evil-example.com', false],
    ['http://app.example.com', false],
    ['https://exact.example', true],
    ['https://exact.example.evil.com', false],
    ['http://localhost:5173', true],
    ['http://127.0.0.1:8080', true],
    ['https://preview.vercel.app', true],
    ['null', false],
  ])('compares whole labels: %s', async (origin, allowed) => {
    const { portico } = setUp({ json: { allowedOrigins: ['https://*.example.com', 'https://exact.example'] } })
    expect(await checkOrigin(portico, { origin })).toBe(allowed)
    portico.destroy()
  })

  it('allows every origin while the list is empty, unknown or unusable', async () => {
    const answers = [{ json: { allowedOrigins: [] } }, { json: 'x' }, { json: {}, status: 403 }, { json: [1] }]
    for (const answer of answers) {
      const { portico, clock } = setUp(answer)
      const checked = checkOrigin(portico, { origin: 'https://app.example.com' })
      await clock.advance(60_000)
      expect(await checked).toBe(true)
      portico.destroy()
    }
  })

  it('takes this page as the default', async () => {
    const { portico } = setUp({ json: { allowedOrigins: ['https://a.example'] } })
    vi.stubGlobal('location', { origin: 'https://b.example' })
    expect(await checkOrigin(portico)).toBe(false)
    portico.destroy()
  })
})

describe('getAllowedOrigins', () => {
  it('asks once, with the names of the app, and drops what is no text', async () => {
    const { portico, catalogue } = setUp({ json: { allowedOrigins: ['https://a.example', 1, null, ' '] } })
    const [first, second] = await Promise.all([getAllowedOrigins(portico), getAllowedOrigins(portico)])
    expect([first, second]).toEqual([['https://a.example'], ['https://a.example']])
    expect(catalogue.calls.map(({ url }) => url.href)).toEqual([
      'https://api.web3modal.org/projects/v1/origins?projectId=p&st=appkit&sv=react-ethers-1.7.6',
    ])
    portico.destroy()
  })

  it('gives an empty list after a failure, raises no alarm, and asks anew the next time', async () => {
    const { portico, catalogue, clock } = setUp({ json: {}, status: 403 })
    const errors = vi.fn()
    portico.on('error', errors)
    const refused = getAllowedOrigins(portico)
    await clock.advance(60_000)
    expect(await refused).toEqual([])
    catalogue.fail({ json: { allowedOrigins: ['https://a.example'] } })
    expect(await getAllowedOrigins(portico)).toEqual(['https://a.example'])
    expect(errors).not.toHaveBeenCalled()
    portico.destroy()
  })

  it('asks the hosted service nothing without a project id, and nobody after the end', async () => {
    const { portico, catalogue } = createTestPortico()
    expect(await getAllowedOrigins(portico)).toEqual([])
    portico.destroy()
    expect(await getAllowedOrigins(portico)).toEqual([])
    expect(catalogue.calls).toEqual([])
  })
})
