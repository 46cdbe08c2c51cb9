import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Listening, listen } from '@portico/app-parts/http/listen'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { labWalletAccounts } from '../shared/wallet/labWalletAccounts.js'
import { type Relay, startRelay } from '../stack/relay/startRelay.js'
import { findBasePort } from '../stack/testing/findBasePort.js'
import { createTestApp, type TestApp } from './testing/createTestApp.js'

const script = fileURLToPath(new URL('../scripts/peer.mjs', import.meta.url))
const [{ address }] = labWalletAccounts
let port: number
let relay: Relay
let lab: Listening
let app: TestApp

beforeAll(async () => {
  port = await findBasePort()
  relay = await startRelay({ port: port + 1 })
  const manifest = {
    web: `http://localhost:${port}`,
    services: { relay: relay.url },
    chains: { 'eip155:1': { rpc: '' } },
  }
  lab = await listen(port, (_, response) => response.end(JSON.stringify(manifest)))
  app = await createTestApp(relay.url)
}, 20_000)

afterAll(async () => {
  await app.close()
  await Promise.all([relay.close(), lab.close()])
})

function startPeer(...args: string[]) {
  const child = spawn(process.execPath, [script, '--port', `${port}`, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return { child, ended: once(child, 'exit'), read: () => output }
}

test('prints what is asked, signs after a yes, and ends with the session', async () => {
  const { uri, session } = await app.propose(['eip155:1'])
  const peer = startPeer('--uri', uri)
  await expect.poll(peer.read, { timeout: 10_000 }).toContain('Test app (https://app.example) wants to connect')
  peer.child.stdin.write('y\n')
  const { topic } = await session
  const signed = app.request(topic, 'eip155:1', 'personal_sign', ['0x6869', address])
  await expect.poll(peer.read).toMatch(/Sign this message.*\n\s+hi\n\s+Approve\? \[y\/n\] $/)
  peer.child.stdin.write('y\n')
  expect(await signed).toMatch(/^0x/)
  await app.client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  expect(await peer.ended).toEqual([0, null])
  expect(peer.read()).toContain('No session is left.')
}, 20_000)

test('rejects without asking', async () => {
  const { uri, session } = await app.propose(['eip155:1'])
  const peer = startPeer('--uri', uri, '--reject')
  await expect(session).rejects.toMatchObject({ code: 5000 })
  expect(await peer.ended).toEqual([0, null])
  expect(peer.read()).toContain('rejected')
}, 20_000)

test('says what is missing', async () => {
  const peer = startPeer('--reject')
  expect(await peer.ended).toEqual([1, null])
  expect(peer.read()).toContain('--uri "wc:…"')
}, 20_000)
