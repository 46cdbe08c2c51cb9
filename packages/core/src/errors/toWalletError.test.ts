import { describe, expect, it } from 'vitest'
import { connectionErrors } from './connectionErrors.js'
import { toWalletError } from './toWalletError.js'

describe('toWalletError', () => {
  it.each([
    [{ code: 4001, message: 'x' }, 'wallet/rejected'],
    [Object.assign(new Error('x'), { code: 4001 }), 'wallet/rejected'],
    [{ code: '4001' }, 'wallet/rejected'],
    [{ code: 'ACTION_REJECTED', message: 'x' }, 'wallet/rejected'],
    [{ code: 5000 }, 'wallet/rejected'],
    [{ code: 5001 }, 'wallet/rejected'],
    [{ code: 5002 }, 'wallet/rejected'],
    [{ code: 5003 }, 'wallet/rejected'],
    [{ code: 4100 }, 'wallet/unauthorized'],
    [{ code: 4200 }, 'wallet/unsupported-method'],
    [{ code: -32601 }, 'wallet/unsupported-method'],
    [{ code: 4900 }, 'wallet/disconnected'],
    [{ code: 4901 }, 'wallet/chain-disconnected'],
    [{ code: 4902 }, 'wallet/unrecognized-chain'],
    [{ code: -32002 }, 'wallet/request-pending'],
    [{ code: -32603 }, 'wallet/invalid-chain-id'],
    [{ code: 32603 }, 'wallet/invalid-chain-id'],
    [{ code: 'constructor' }, 'wallet/failed'],
    ['User rejected the request', 'wallet/rejected'],
    [new Error('MetaMask Tx Signature: User denied transaction signature.'), 'wallet/rejected'],
    [new Error('intrinsic gas too low: rejected by node'), 'wallet/failed'],
    [new Error('User operation rejected by the bundler'), 'wallet/failed'],
    [undefined, 'wallet/failed'],
    [null, 'wallet/failed'],
  ])('maps %o to %s', (thrown, code) => {
    expect(toWalletError(thrown).code).toBe(code)
  })

  it.each([
    [{ code: -32603, data: { originalError: { code: 4902 } } }, 'wallet/unrecognized-chain'],
    [new Error('outer', { cause: { code: 4001 } }), 'wallet/rejected'],
    [{ message: 'could not coalesce', info: { error: { code: -32002 } } }, 'wallet/request-pending'],
    [{ error: { error: { code: 4001 } } }, 'wallet/rejected'],
    [{ code: -32603, message: 'Internal error', cause: new Error('User rejected the request.') }, 'wallet/rejected'],
  ])('reads the more exact code inside %o', (thrown, code) => {
    expect(toWalletError(thrown).code).toBe(code)
  })

  it('reads a bare 5000 of an injected wallet as a failure, but one that tells of a refusal as that', () => {
    expect(toWalletError({ code: 5000, message: 'Oops' }, { source: 'injected' }).code).toBe('wallet/default')
    expect(toWalletError({ code: 5000, message: 'User rejected' }, { source: 'injected' }).code).toBe('wallet/rejected')
    expect(toWalletError({ code: 5000, message: 'Oops' }, { source: 'walletConnect' }).code).toBe('wallet/rejected')
  })

  it('keeps an error of the catalogue', () => {
    const error = connectionErrors('connection/aborted')
    expect(toWalletError(error)).toBe(error)
  })

  it('carries the thrown value as cause, the numeric code and a bounded reason', () => {
    const thrown = { code: 4001 }
    expect(toWalletError(thrown)).toMatchObject({ cause: thrown, rpcCode: 4001 })
    expect(toWalletError('x'.repeat(5000)).shortMessage.length).toBeLessThan(300)
  })

  it('survives values that wrap themselves or throw when read', () => {
    const cyclic: { cause?: unknown } = {}
    cyclic.cause = cyclic
    const hostile = {
      get code(): number {
        throw new Error('no')
      },
    }
    expect(toWalletError(cyclic).code).toBe('wallet/failed')
    expect(toWalletError(hostile).code).toBe('wallet/failed')
  })
})
