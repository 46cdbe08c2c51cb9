import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { type ApiPath, apiRoutes } from '../api/apiRoutes.js'
import { createBodies } from '../api/createBodies.test.fixture.js'
import { failureSchema } from '../api/failure.js'
import { readMethods } from './rpc/readMethods.js'
import { startTestWallet } from './startTestWallet.test.fixture.js'

const numRuns = process.env.PORTICO_LONG === '1' ? 100_000 : 2_000
const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** What a node answers in turn, most of it nothing that it should. */
const results: readonly object[] = [
  { result: null },
  { result: '0x' },
  { result: '0x1' },
  { result: {} },
  { result: [] },
  { result: { baseFeePerGas: '0x' } },
  { result: { value: [null] } },
  { error: { code: -32_000, message: 'no' } },
  { result: `0x${'f'.repeat(64)}` },
  { error: {} },
  {},
]

/** Starts a wallet over a node that makes no sense, and logs somebody in. */
async function arrange() {
  const port = await findBasePort()
  let asked = 0
  const node = await listen(port + 3, async (request, response) => {
    await readBody(request)
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...results[asked++ % results.length] }))
  })
  const rpc = `http://127.0.0.1:${port + 3}`
  const lines: string[] = []
  const lab = await startTestWallet({
    port,
    loginsPerIp: 50,
    log: (level, event, facts) =>
      void (event === 'failure' && level === 'error' && lines.push(JSON.stringify({ event, ...facts }))),
    chains: [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc, assets: true }],
    solana: [{ id: cluster, name: 'Solana', rpc }],
  })
  const { token } = await lab.login('ana@lab.test')
  const { addresses } = await lab.post('user', {}, { authorization: `Bearer ${token}` })
  const close = () => Promise.all([lab.close(), node.close()])
  return { url: lab.wallet.url, token, addresses, lines, close }
}

test(`${numRuns} requests for all routes: what does not fit is a 400 that names the field, and nothing is a 500`, {
  timeout: 3_600_000,
}, async () => {
  const { url, token, addresses, lines, close } = await arrange()
  const known = {
    chainId: [1, cluster],
    account: [addresses.eip155, addresses.solana],
    method: readMethods,
    app: ['http://localhost:4400'],
    email: ['ana@lab.test', 'bo@lab.test'],
    drafts: [[{ to: addresses.eip155, value: '0x1' }], [{ gas: '0x' }], [{ maxFeePerGas: '0x1', data: '0x12' }]],
    transactions: [['0x02'], ['0x02c0'], ['0x01'], ['111'], ['0x']],
    addresses: [[addresses.eip155], ['0x']],
    json: ['{}', '[]', '{"domain":{},"types":{},"primaryType":"x","message":{}}'],
  }
  // The table's own keys.
  const paths = Object.keys(apiRoutes) as ApiPath[]
  const bodies = Object.fromEntries(paths.map((path) => [path, createBodies(apiRoutes[path].request, known)]))
  const request = fc.constantFrom(...paths).chain((path) => fc.tuple(fc.constant(path), bodies[path] ?? fc.string()))
  const counts = { fitting: 0, named: 0, unreadable: 0 }

  async function check([path, text]: readonly [ApiPath, string]): Promise<void> {
    // Whoever signs out would be nobody for the rest of the test.
    const isSigned = path !== '/api/sign-out'
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        ...{ origin: url, 'x-project-id': 'p', 'x-device': 'd'.repeat(43) },
        ...(isSigned && { authorization: `Bearer ${token}` }),
      },
      body: text,
    })
    const answer: unknown = await response.json()
    const failure = failureSchema.safeParse(answer).data?.error
    if (response.status === 500) throw new Error(`${path} failed: ${lines.at(-1)}`)
    const body = readJson(text)
    const { request: asked, answer: described } = apiRoutes[path]
    const parsed = asked.safeParse(body)
    if (parsed.success) {
      counts.fitting += 1
      if (response.ok) expect(described.safeParse(answer).success).toBe(true)
      else expect(failure?.code).not.toMatch(/^field|^request\/invalid/)
      return
    }
    expect(response.status).toBe(400)
    const bad = parsed.error.issues.map(({ path: [field] }) => field)
    const codes = bad.map((field) => (field === undefined ? 'request/invalid' : `field/${String(field)}`))
    expect(codes).toContain(failure?.code)
    if (failure?.code === 'request/invalid') counts.unreadable += 1
    else counts.named += 1
  }
  await fc.assert(fc.asyncProperty(request, check), { numRuns })
  expect(lines).toEqual([])
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(numRuns / 20)
  await close()
})

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
