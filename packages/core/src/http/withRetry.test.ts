import { describe, expect, it, vi } from 'vitest'
import { PorticoError } from '../errors/PorticoError.js'
import { createFakeClock } from '../testing/createFakeClock.js'
import { isTransientRpcCode, withRetry } from './withRetry.js'

const rpcError = (rpcCode: number) => new PorticoError('rpc/error', { rpcCode }, { shortMessage: 'x', rpcCode })

describe('withRetry', () => {
  it.each([
    [rpcError(-1), 4],
    [rpcError(-32005), 4],
    [rpcError(-32603), 4],
    [rpcError(3), 1],
    [new Error('a bug'), 1],
  ])('tries again only what may pass: %o', async (error, tries) => {
    const clock = createFakeClock()
    const run = vi.fn().mockRejectedValue(error)
    const result = withRetry(run, { clock }).catch((reason: unknown) => reason)
    await clock.advance(10_000)
    expect(await result).toBe(error)
    expect(run).toHaveBeenCalledTimes(tries)
  })

  it('tells each try its number and stops at the first success', async () => {
    const clock = createFakeClock()
    const run = vi.fn(async (attempt: number) => {
      if (attempt < 2) throw rpcError(-1)
      return attempt
    })
    const result = withRetry(run, { clock, delayMs: 10 })
    await clock.advance(30)
    expect(await result).toBe(2)
    expect(clock.pending()).toBe(0)
  })
})

it.each([
  [-1, true],
  [-32005, true],
  [-32603, true],
  [-32602, false],
  [-32000, false],
  [3, false],
  ['-1', false],
  [undefined, false],
])('isTransientRpcCode says of %s: %s', (code, passes) => {
  expect(isTransientRpcCode(code)).toBe(passes)
})
