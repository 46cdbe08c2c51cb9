import { expect, test } from 'vitest'
import { createMetrics } from './createMetrics.js'

const read = async (metrics: ReturnType<typeof createMetrics>) => (await metrics.print()).text

test('two wallets of one process count apart', async () => {
  const [one, other] = [createMetrics({ countPending: async () => 3 }), createMetrics({ countPending: async () => 0 })]
  one.countLogin('begun')
  expect(await read(one)).toContain('portico_wallet_logins_total{outcome="begun"} 1\n')
  expect(await read(one)).toContain('portico_wallet_pending_sendings 3\n')
  expect(await read(other)).toContain('portico_wallet_logins_total{outcome="begun"} 0\n')
})

test('a refusal counts by its code, and as a login’s where it was one', async () => {
  const metrics = createMetrics({ countPending: async () => 0 })
  metrics.countRefusal('code/wrong', true)
  metrics.countRefusal('session/none', false)
  const text = await read(metrics)
  expect(text).toContain('portico_wallet_refusals_total{code="code/wrong"} 1\n')
  expect(text).toContain('portico_wallet_refusals_total{code="session/none"} 1\n')
  expect(text).toContain('portico_wallet_logins_total{outcome="refused"} 1\n')
})

test('a request is put with those of its route and status that took as long', async () => {
  const metrics = createMetrics({ countPending: async () => 0 })
  metrics.countRequest({ route: '/api/send', status: 200, seconds: 12 })
  metrics.countRequest({ route: '/api/send', status: 'gone', seconds: 0.001 })
  const text = await read(metrics)
  const name = 'portico_wallet_request_duration_seconds'
  expect(text).toContain(`${name}_bucket{le="10",route="/api/send",status="200"} 0\n`)
  expect(text).toContain(`${name}_bucket{le="15",route="/api/send",status="200"} 1\n`)
  expect(text).toContain(`${name}_sum{route="/api/send",status="200"} 12\n`)
  expect(text).toContain(`${name}_count{route="/api/send",status="gone"} 1\n`)
})

test('a database that does not answer takes the number of sendings away, and nothing else', async () => {
  const metrics = createMetrics({
    countPending: async () => {
      throw new Error('The database is gone')
    },
  })
  metrics.countCode('wrong')
  const text = await read(metrics)
  expect(text).toMatch(/^portico_wallet_pending_sendings nan$/im)
  expect(text).toContain('portico_wallet_codes_total{outcome="wrong"} 1\n')
})
