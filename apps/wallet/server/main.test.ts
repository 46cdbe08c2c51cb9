import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { walletFolder } from './walletFolder.js'

// Inside the wallet's folder, because the bundle resolves its packages from its own location.
const program = join(walletFolder(), 'dist', `test-${process.pid}`)
const folder = mkdtempSync(join(tmpdir(), 'portico-wallet-'))

beforeAll(() => {
  const script = join(walletFolder(), 'scripts/build.mjs')
  const build = spawnSync(process.execPath, [script, '--only', 'server', '--out', program])
  expect(build.status, build.stderr.toString()).toBe(0)
}, 30_000)

afterAll(() => {
  for (const path of [program, folder]) rmSync(path, { recursive: true })
})

async function start(env: Readonly<Record<string, string>>): Promise<{ child: ChildProcess; output: () => string }> {
  const own = {
    PORTICO_WALLET_DATABASE: `file:${join(folder, 'wallet.db')}`,
    PORTICO_WALLET_SECRET_FILE: join(folder, 'secret'),
  }
  const child = spawn(process.execPath, [join(program, 'main.js')], {
    env: { PATH: process.env.PATH, ...own, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  await Promise.race([once(child, 'message'), once(child, 'close')])
  return { child, output: () => text }
}

test('starts on defaults, keeps its secret apart and to itself, and ends on SIGTERM', async () => {
  const port = await findBasePort()
  const { child, output } = await start({ PORTICO_WALLET_PORT: `${port}` })
  await expect.poll(output).toContain(`The wallet is at http://127.0.0.1:${port}\n`)
  expect(output()).toContain('Missing for production:\n  - a mail server')
  expect((await fetch(`http://127.0.0.1:${port}/api/config`)).status).toBe(200)
  expect([existsSync(join(folder, 'wallet.db')), statSync(join(folder, 'secret')).mode & 0o777]).toEqual([true, 0o600])
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
}, 30_000)

test('ends when whoever started it is gone', async () => {
  const { child } = await start({ PORTICO_WALLET_PORT: `${await findBasePort()}` })
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
}, 30_000)

test('does not start without everything in order, and says all of it', async () => {
  const { child, output } = await start({
    PORTICO_WALLET_PORT: '0',
    PORTICO_WALLET_DATABASE: 'postgres://me:hunter2@db/wallet',
  })
  expect(child.exitCode).toBe(1)
  expect(output().trim().split('\n')).toEqual([
    'PORTICO_WALLET_PORT must be a port',
    expect.stringContaining('PORTICO_WALLET_DATABASE names a PostgreSQL database'),
  ])
  expect(output()).not.toContain('hunter2')
}, 30_000)

test('a port that is taken ends it', async () => {
  const port = await findBasePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port, host: '127.0.0.1' }, resolve))
  const { child, output } = await start({ PORTICO_WALLET_PORT: `${port}` })
  expect([child.exitCode, output()]).toEqual([1, expect.stringContaining('EADDRINUSE')])
  await new Promise((resolve) => server.close(resolve))
}, 30_000)
