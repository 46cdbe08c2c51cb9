import { describe, expect, it } from 'vitest'
import { readChain } from './readChain.js'

describe('readChain', () => {
  it.each<[value: unknown, namespace: string, network: string | undefined]>([
    [137, 'eip155', 'eip155:137'],
    ['137', 'eip155', 'eip155:137'],
    ['0x89', 'eip155', 'eip155:137'],
    ['0X89', 'eip155', 'eip155:137'],
    ['eip155:137', 'eip155', 'eip155:137'],
    ['eip155:0x89', 'eip155', 'eip155:137'],
    ['eip155:137', 'solana', 'eip155:137'],
    [137n, 'eip155', 'eip155:137'],
    [{ chainId: '0x89' }, 'eip155', 'eip155:137'],
    [{ chainId: 137, networkVersion: '137' }, 'eip155', 'eip155:137'],
    ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'solana', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    [0, 'eip155', undefined],
    [-1, 'eip155', undefined],
    [1.5, 'eip155', undefined],
    [Number.NaN, 'eip155', undefined],
    [Number.MAX_VALUE, 'eip155', undefined],
    ['', 'eip155', undefined],
    ['mainnet', 'eip155', undefined],
    ['0x', 'eip155', undefined],
    ['eip155:', 'eip155', undefined],
    ['a:b:c', 'eip155', undefined],
    [{ chainId: {} }, 'eip155', undefined],
    [['0x89'], 'eip155', undefined],
    [null, 'eip155', undefined],
    [undefined, 'eip155', undefined],
  ])('reads %o of %s as %s', (value, namespace, network) => {
    expect(readChain(value, namespace)).toBe(network)
  })
})
