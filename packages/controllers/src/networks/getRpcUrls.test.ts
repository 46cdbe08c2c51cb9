import type { NetworkInput } from '@portico/core'
import { base, mainnet, solana } from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { startReactions } from '../assembly/reactions/startReactions.js'
import { getInternals } from '../instance/getInternals.js'
import type { PorticoOptions } from '../instance/PorticoOptions.js'
import { createTestPortico } from '../testing/createTestPortico.js'

const urlless = { ...base, caipNetworkId: undefined, rpcUrls: { default: { http: [] } } }
const local = {
  ...mainnet,
  id: 31337,
  caipNetworkId: undefined,
  rpcUrls: { default: { http: ['http://localhost:8545'] } },
}

function read(
  options: Pick<Partial<PorticoOptions>, 'projectId' | 'services' | 'customRpcUrls' | 'hostedReads'>,
  networkId: `${string}:${string}`,
  second: NetworkInput = base,
): readonly string[] {
  const { portico } = createTestPortico({ networks: [mainnet, second, solana, local], started: false, ...options })
  startReactions(portico)
  return getInternals(portico).context.rpcUrls(networkId)
}

describe('rpcUrls', () => {
  it('are the network’s own without a project id or for a network the hosted service does not know', () => {
    expect(read({}, 'eip155:1')).toEqual(mainnet.rpcUrls.default.http)
    expect(read({ projectId: 'abc' }, 'eip155:31337')).toEqual(['http://localhost:8545'])
  })

  it('begin with the hosted service for a network it knows', () => {
    const hosted = (id: string) => `https://rpc.walletconnect.org/v1/?chainId=${encodeURIComponent(id)}&projectId=abc`
    for (const id of ['eip155:1', 'eip155:8453', solana.caipNetworkId] as const)
      expect(read({ projectId: 'abc' }, id)[0]).toBe(hosted(id))
  })

  it('are none for a network without any, unless the app chose the hosted service', () => {
    const hosted = 'https://rpc.walletconnect.org'
    expect(read({ projectId: 'abc' }, 'eip155:8453', urlless)).toEqual([])
    expect(read({ projectId: 'abc', hostedReads: true }, 'eip155:8453', urlless)).toEqual([
      `${hosted}/v1/?chainId=eip155%3A8453&projectId=abc`,
    ])
    const customRpcUrls = { 'eip155:8453': ['https://mine.example'] } as const
    expect(read({ projectId: 'abc', customRpcUrls }, 'eip155:8453', urlless)[0]).toBe('https://mine.example')
  })

  it('begin with a host of your own for any network', () => {
    const services = { rpc: 'http://localhost:9000/api' }
    expect(read({ services }, 'eip155:31337')).toEqual([
      'http://localhost:9000/api/v1/?chainId=eip155%3A31337',
      'http://localhost:8545',
    ])
  })

  it('begin with the app’s own, each once', () => {
    const customRpcUrls = { 'eip155:31337': ['https://mine.example', 'http://localhost:8545'] } as const
    expect(read({ customRpcUrls }, 'eip155:31337')).toEqual(['https://mine.example', 'http://localhost:8545'])
  })

  it('are none for a network the app does not offer', () => {
    expect(read({ projectId: 'abc' }, 'eip155:10')).toEqual([])
  })
})
