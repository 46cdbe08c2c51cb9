import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { type Hex, serializeTransaction, stringToHex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { createLog } from './logs/createLog.js'
import { startTestWallet, testDevice } from './startTestWallet.test.fixture.js'
import { openDatabase } from './store/openDatabase.js'

const secret = 'the secret of all wallets, well kept'
const unsigned: Hex = serializeTransaction({
  ...{ type: 'eip1559', chainId: 1, nonce: 3, to: '0x00000000000000000000000000000000000000aa', value: 5n },
  ...{ gas: 21_000n, maxFeePerGas: 7n },
})

/** Starts a wallet that logs, with a database that outlives it and a node that waits to be let go. */
async function arrange(settings: { readonly isProxied?: boolean } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-operation-'))
  const databaseFile = join(folder, 'wallet.db')
  const port = await findBasePort()
  const asked: string[] = []
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  const node = await listen(port + 3, async (request, response) => {
    const { method, params } = JSON.parse((await readBody(request)).toString())
    asked.push(method, ...params)
    await mayAnswer
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x' }))
  })
  const lines: string[] = []
  const lab = await startTestWallet({
    ...{ port, database: databaseFile, secret, log: createLog((line) => lines.push(line)), ...settings },
    createPages: async () => ({
      answer(request) {
        // Pages served from source are found so.
        request.url = '/device.html'
        throw new Error(`A page failed, with ${secret}`)
      },
    }),
    chains: [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: `http://127.0.0.1:${port + 3}/key-of-the-node` }],
  })
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${lab.wallet.url}${path}`, { headers })
  onTestFinished(async () => {
    answer()
    await Promise.all([lab.close(), node.close()])
    rmSync(folder, { recursive: true })
  })
  return { ...lab, get, answer, asked, lines, databaseFile }
}

/** Asks on a new connection, as a balancer would. */
const look = async (url: string) => {
  const response = await fetch(url, { headers: { connection: 'close' } })
  return [response.status, (await response.json()).status ?? response.headers.get('retry-after')]
}

test('a wallet that runs is well and ready', async () => {
  const { wallet } = await arrange()
  expect(await look(`${wallet.url}/healthz`)).toEqual([200, 'ok'])
  expect(await look(`${wallet.url}/readyz`)).toEqual([200, 'ok'])
})

test('what is being sent when it stops is sent and answered, and nothing new begins', async () => {
  const { wallet, startSession, asked, answer, databaseFile } = await arrange()
  const { addresses, ask } = await startSession('ana@lab.test')
  const sending = ask('send', { account: addresses.eip155, chainId: 1, transactions: [unsigned] })
  const reading = ask('read', { chainId: 1, method: 'eth_gasPrice', params: [] })
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['eth_sendRawTransaction', 'eth_gasPrice']))
  const closing = wallet.close()
  expect(await look(`${wallet.url}/healthz`)).toEqual([200, 'ok'])
  expect(await look(`${wallet.url}/readyz`)).toEqual([503, 'stopping'])
  expect(await look(`${wallet.url}/api/config`)).toEqual([503, '1'])
  answer()
  expect(await sending).toMatchObject({ hashes: [expect.stringMatching(/^0x/)] })
  expect(await reading).toEqual({ result: '0x' })
  await closing
  await expect(fetch(`${wallet.url}/healthz`)).rejects.toThrow()
  const database = await openDatabase(databaseFile)
  expect(await database.all('SELECT state FROM transactions')).toEqual([{ state: 'sent' }])
  await database.close()
})

test('a request has an id, in its answer and in the log; a proxy’s own one counts where there is a proxy', async () => {
  const { get, lines } = await arrange()
  const id = (await get('/api/config?projectId=p', { 'x-request-id': 'a-forged-id' })).headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f]{16}$/)
  await expect
    .poll(() => lines.map((line) => JSON.parse(line)))
    .toContainEqual({
      ...{ time: expect.any(String), level: 'info', event: 'request', id, method: 'GET', path: '/api/config' },
      ...{ status: 200, ms: expect.any(Number) },
    })
  await get('/device?email=ana')
  const last = expect.objectContaining({ event: 'request', path: '/device', status: 500 })
  await expect.poll(() => lines.map((line) => JSON.parse(line))).toContainEqual(last)
  const proxied = await arrange({ isProxied: true })
  const given = (await proxied.get('/readyz', { 'x-request-id': 'proxy-0123456789' })).headers.get('x-request-id')
  expect(given).toBe('proxy-0123456789')
})

test('no code, token, address, key or name of anybody is ever logged', async () => {
  const email = 'ana.lovelace@lab.test'
  const { post, get, readCode, mail, lines, answer } = await arrange()
  const { login } = await post('login/start', { email })
  const otp = readCode(email)
  await post('login/finish', { email, login, otp: otp === '000000' ? '000001' : '000000' })
  const { token } = await post('login/finish', { email, login, otp })
  const auth = { authorization: `Bearer ${token}` }
  const { addresses } = await post('user', {}, auth)
  const account = addresses.eip155
  const message = 'a message for her eyes alone'
  const { signature } = await post('sign', { account, kind: 'message', bytes: stringToHex(message) }, auth)
  const sending = post('send', { account, chainId: 1, transactions: [unsigned] }, auth)
  answer()
  const { hashes } = await sending
  await post('email/start', { email: 'ana.new@lab.test' }, auth)
  mail.setRefused('refused@lab.test', true)
  await post('login/start', { email: 'refused@lab.test' })
  await get(`/somebody/${email}/page?token=${token}`)
  await get(`/api/${token}`)
  const failed = await get('/device')
  expect([failed.status, await failed.text()]).toEqual([500, expect.not.stringContaining(secret)])
  // What no schema expects: the server fails, or refuses.
  await post('login/finish', { email, login: { [otp]: token }, otp: { token } })
  await expect.poll(() => lines.length).toBeGreaterThan(9)
  const text = lines.join('\n')
  const secrets = [secret, email, 'ana.new', 'refused@', otp, login, token, testDevice, message, stringToHex(message)]
  for (const each of [...secrets, signature, ...hashes, account, addresses.solana, 'key-of-the-node', 'smtp:'])
    expect([each.length > 3, text.includes(each)]).toEqual([true, false])
  expect(text).toContain('A mail was not taken: 550')
  expect(text).toMatch(/"event":"failure","id":"[0-9a-f]{16}","error":"Error","at":"at /)
})
