import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSignInMessage } from '@portico/siwx'
import { issueNonce, verifySiwx } from '@portico/siwx/server'
import { createClient } from '@redis/client'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { labFolder } from '../../shared/labFolder.js'
import { findBasePort } from '../testing/findBasePort.js'
import { installRedis } from './installRedis.js'
import { redisNonces } from './redisNonces.js'

const binary = installRedis()
if (!binary) console.warn('Redis cannot be installed here: the example of @portico/siwx was not run.')

test('the example in the README is the code that is run here', () => {
  const readme = readFileSync(join(labFolder(), '../../packages/siwx/README.md'), 'utf8')
  const example = readFileSync(join(labFolder(), 'stack/redis/redisNonces.ts'), 'utf8')
  expect(readme).toContain(example.trim())
})

describe.skipIf(!binary)('nonces in Redis', () => {
  let server: ChildProcess
  let redis: ReturnType<typeof createClient>
  const kill = () => server.kill('SIGKILL')

  beforeAll(async () => {
    const port = await findBasePort()
    server = spawn(binary ?? '', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
    // However this process ends, the server must not outlive it.
    process.once('exit', kill)
    server.stdout?.resume()
    redis = createClient({ socket: { host: '127.0.0.1', port, reconnectStrategy: 50 } })
    // It starts to answer a moment after it is started; until then the client tries again.
    redis.on('error', () => {})
    await redis.connect()
  }, 60_000)

  afterAll(async () => {
    redis.destroy()
    const ended = once(server, 'exit')
    server.kill()
    await ended
    process.off('exit', kill)
  })

  test('each is good once, of many requests at the same time as well', async () => {
    const nonces = redisNonces(redis)
    const nonce = await issueNonce({ nonces })
    const uses = await Promise.all(Array.from({ length: 20 }, () => nonces.use(nonce)))
    expect(uses.filter((use) => use === 'fresh')).toHaveLength(1)
    expect(uses.filter((use) => use === 'used')).toHaveLength(19)
    expect(await nonces.use('never-given-out')).toBe('unknown')
    expect(await redis.exists('nonce:never-given-out')).toBe(0)
  })

  test('they expire, used or not', async () => {
    const nonces = redisNonces(redis)
    const nonce = await issueNonce({ nonces, lifetimeMs: 60_000 })
    await nonces.use(nonce)
    const left = await redis.pTTL(`nonce:${nonce}`)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(60_000)
    const short = await issueNonce({ nonces, lifetimeMs: 1 })
    await expect.poll(() => nonces.use(short)).toBe('unknown')
  })

  test('a message signs in once', async () => {
    const nonces = redisNonces(redis)
    const key = privateKeyToAccount(`0x${'6'.repeat(64)}`)
    const nonce = await issueNonce({ nonces })
    const site = { domain: 'app.example', uri: 'https://app.example' }
    const message = createSignInMessage({ ...site, chainId: 'eip155:1', accountAddress: key.address, nonce })
    const request = { message, signature: await key.signMessage({ message }), expected: site, nonces }
    await expect(verifySiwx(request)).resolves.toMatchObject({ accountAddress: key.address })
    await expect(verifySiwx(request)).rejects.toMatchObject({ code: 'siwx/nonce-used' })
  })
})
