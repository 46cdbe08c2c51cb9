import { mainnet } from '@portico/core/networks'
import { createFakeFetch } from '@portico/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPortico } from '../../../assembly/createPortico.js'
import type { Portico } from '../../../instance/Portico.js'
import type { Services } from '../../../instance/PorticoOptions.js'
import { requestExchanges } from './requestExchanges.js'
import { requestPayStatus } from './requestPayStatus.js'
import { requestPayUrl } from './requestPayUrl.js'

const asset = 'eip155:1/slip44:60'
const session = { sessionId: 's1', exchangeId: 'coinlab' }
const payment = { exchangeId: 'coinlab', asset, amount: '0.5', recipient: 'eip155:1:0x1' } as const

const calls = [
  {
    method: 'reown_getExchanges',
    run: (portico: Portico) => requestExchanges(portico, { asset, amount: '0.5', exclude: ['bit'] }),
    params: { page: 0, asset, amount: '0.5', exclude: ['bit'] },
    result: { exchanges: [{ id: 'coinlab', name: 'Coin\u202elab', imageUrl: null }, { id: 7 }, null], total: 3 },
    expected: { exchanges: [{ id: 'coinlab', name: 'Coinlab' }], total: 3 },
  },
  {
    method: 'reown_getExchangePayUrl',
    run: (portico: Portico) => requestPayUrl(portico, payment),
    params: payment,
    result: { url: 'https://coinlab.example/pay', sessionId: 's1' },
    expected: { url: 'https://coinlab.example/pay', sessionId: 's1' },
  },
  {
    method: 'reown_getExchangeBuyStatus',
    run: (portico: Portico) => requestPayStatus(portico, session),
    params: session,
    result: { status: 'IN_PROGRESS', txHash: '<script>' },
    expected: { status: 'IN_PROGRESS' },
  },
]

afterEach(() => vi.unstubAllGlobals())

function arrange(json: unknown, services: Partial<Services> = {}) {
  const fetch = createFakeFetch({ json })
  vi.stubGlobal('fetch', fetch)
  return { portico: createPortico({ networks: [mainnet], projectId: 'p', logLevel: 'silent', services }), fetch }
}

describe.each(calls)('$method', ({ method, run, params, result, expected }) => {
  it.each([
    [
      'the hosted service',
      {},
      'https://rpc.walletconnect.org/v1/json-rpc?projectId=p',
      'appkit',
      'react-universal-1.7.6',
    ],
    [
      'one of one’s own',
      { blockchainApi: 'https://data.example' },
      'https://data.example/v1/json-rpc?projectId=p&st=portico&sv=react-universal-1',
      'portico',
      'react-universal-1',
    ],
  ])('is asked of %s as the contract says', async (_, services, url, st, sv) => {
    const { portico, fetch } = arrange({ jsonrpc: '2.0', id: 1, result }, services)
    expect(await run(portico)).toEqual(expected)
    const [call] = fetch.calls
    expect(call?.url.href).toBe(url)
    expect(call?.method).toBe('POST')
    expect(call?.headers.get('content-type')).toBe('application/json')
    const identity = { projectId: 'p', st, sv }
    expect(JSON.parse(call?.body ?? '')).toEqual({ jsonrpc: '2.0', id: 1, method, params: { ...params, ...identity } })
  })

  it('rejects with what the service says', async () => {
    const { portico } = arrange({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'No\u0000 such\nasset' } })
    const params = { path: '/v1/json-rpc', reason: expect.stringMatching(/^No such ?asset$/) }
    await expect(run(portico)).rejects.toMatchObject({ code: 'blockchain-api/refused', params })
  })

  it.each([null, 7, {}, { result: null }, { result: {} }, { error: 'x' }])(
    'takes no %o for an answer',
    async (json) => {
      const { portico } = arrange(json)
      await expect(run(portico)).rejects.toMatchObject({ code: 'blockchain-api/invalid-reply' })
    },
  )

  it('ends with its signal', async () => {
    const { portico } = arrange({ result })
    vi.stubGlobal('fetch', createFakeFetch('hang'))
    const controller = new AbortController()
    controller.abort()
    const request = { signal: controller.signal }
    const running = [
      requestExchanges(portico, request),
      requestPayUrl(portico, { ...payment, ...request }),
      requestPayStatus(portico, { ...session, ...request }),
    ]
    for (const each of running) await expect(each).rejects.toMatchObject({ code: 'http/aborted' })
  })
})
