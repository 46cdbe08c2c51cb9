import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labFolder } from '../shared/labFolder.js'
import { assertPortsFree } from './net/assertPortsFree.js'
import { listPorts } from './ports.js'
import { findBasePort } from './testing/findBasePort.js'

// Inside the lab's folder, because the bundle resolves its packages from its own location.
const folder = join(labFolder(), 'dist', `test-${process.pid}`)

beforeAll(() => {
  const build = spawnSync(process.execPath, [
    join(labFolder(), 'scripts/build.mjs'),
    '--only',
    'stack',
    '--out',
    folder,
  ])
  expect(build.status, build.stderr.toString()).toBe(0)
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true }))

async function start(basePort: number): Promise<{ child: ChildProcess; output: () => string }> {
  const child = spawn(process.execPath, [join(folder, 'main.js'), '--no-web', '--port', `${basePort}`], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  await Promise.race([once(child, 'message'), once(child, 'exit')])
  return { child, output: () => text }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  '%s ends the command with %i and leaves nothing that listens',
  async (signal, code) => {
    const basePort = await findBasePort()
    const { child, output } = await start(basePort)
    expect(output()).toMatch(new RegExp(`Lab +http://localhost:${basePort}\\n[^]*\\nready in`))
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([code, null])
    await assertPortsFree(listPorts(basePort))
  },
  30_000,
)

test('the command ends when its launcher is gone', async () => {
  const basePort = await findBasePort()
  const { child } = await start(basePort)
  child.disconnect()
  await once(child, 'exit')
  await assertPortsFree(listPorts(basePort))
}, 30_000)

test('a taken port is told in one line', async () => {
  const basePort = await findBasePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port: basePort + 2, host: '127.0.0.1' }, resolve))
  const { child, output } = await start(basePort)
  expect(child.exitCode).toBe(1)
  expect(output().trim()).toMatch(new RegExp(`^Port ${basePort + 2} is taken[^\\n]*PORTICO_LAB_PORT[^\\n]*$`))
  await new Promise((resolve) => server.close(resolve))
}, 30_000)
