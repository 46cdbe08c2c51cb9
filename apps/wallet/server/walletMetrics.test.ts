import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { base58 } from '@scure/base'
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { type Hex, serializeTransaction, stringToHex } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { startTestWallet, testApp, testDevice } from './startTestWallet.test.fixture.js'

const metricsToken = 'm'.repeat(32)
const email = 'ana.lovelace@lab.test'
const projectId = 'a-project-of-hers'
/** A connection that is kept would be one to the former test's wallet, if this one happens to have its port. */
const connection = 'close'
const cluster = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const unsigned = (nonce: number): Hex =>
  serializeTransaction({
    ...{ type: 'eip1559', chainId: 1, nonce, to: '0x00000000000000000000000000000000000000aa', value: 5n },
    ...{ gas: 21_000n, maxFeePerGas: 7n },
  })
const typedData = JSON.stringify({
  domain: { name: 'Mail of Ana' },
  types: { EIP712Domain: [{ name: 'name', type: 'string' }], Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'for her eyes alone' },
})

function buildTransfer(address: string): string {
  const payer = new PublicKey(address)
  const message = new TransactionMessage({
    payerKey: payer,
    recentBlockhash: base58.encode(new Uint8Array(32).fill(7)),
    instructions: [SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports: 1 })],
  })
  return base58.encode(new VersionedTransaction(message.compileToV0Message()).serialize())
}

/** Starts a wallet whose metrics may be read, with a node that waits to be let go. */
async function arrange(settings: { readonly metricsToken?: string | undefined } = { metricsToken }) {
  const port = await findBasePort()
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  const node = await listen(port + 3, async (request, response) => {
    await readBody(request)
    await mayAnswer
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x' }))
  })
  const rpc = `http://127.0.0.1:${port + 3}`
  const lab = await startTestWallet({
    ...{ port, ...settings, headers: { 'x-device': testDevice, connection } },
    chains: [{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc }],
    solana: [{ id: cluster, name: 'Solana', rpc }],
  })
  onTestFinished(async () => {
    answer()
    await Promise.all([lab.close(), node.close()])
  })
  const get = (authorization?: string, method = 'GET') =>
    fetch(`${lab.wallet.url}/metrics`, { method, headers: { connection, ...(authorization && { authorization }) } })
  const print = async () => (await get(`Bearer ${metricsToken}`)).text()
  /** Reads the number that a line ends with, or `undefined` if there is no such line. */
  const read = async (series: string) => {
    const line = (await print()).split('\n').find((each) => each.startsWith(`portico_wallet_${series} `))
    return line && Number(line.split(' ').at(-1))
  }
  const count = async (name: string, label: string, values: readonly string[]) =>
    Promise.all(values.map((value) => read(`${name}_total{${label}="${value}"}`)))
  const logins = () => count('logins', 'outcome', ['begun', 'finished', 'refused'])
  const codes = () => count('codes', 'outcome', ['sent', 'used', 'wrong'])
  const kinds = ['message', 'typed_data', 'transaction', 'solana_message', 'solana_transaction']
  const signatures = () => count('signatures', 'kind', kinds)
  return { ...lab, get, answer, print, read, logins, codes, signatures }
}

const spoil = (otp: string) => (otp === '000000' ? '000001' : '000000')

test('without a token of the operator’s there are no metrics', async () => {
  const { get } = await arrange({})
  expect((await get()).status).toBe(404)
  expect((await get('Bearer undefined')).status).toBe(404)
})

test('they are for the token alone, and only to be read', async () => {
  const { get } = await arrange()
  for (const wrong of [undefined, metricsToken, `Bearer ${metricsToken}m`, `Bearer ${metricsToken.slice(1)}`]) {
    const response = await get(wrong)
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await response.text()).not.toContain('portico_wallet')
  }
  expect((await get(`Bearer ${metricsToken}`, 'POST')).status).toBe(405)
  const response = await get(`Bearer ${metricsToken}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('logins and codes count, step by step', async () => {
  const { post, readCode, letter, mail, logins, codes, read } = await arrange()
  expect([await logins(), await codes()]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ])
  const { login } = await post('login/start', { email })
  expect([await logins(), await codes()]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ])
  const otp = readCode(email)
  await post('login/finish', { email, login, otp: spoil(otp) })
  expect([await logins(), await codes()]).toEqual([
    [1, 0, 1],
    [1, 0, 1],
  ])
  expect(await read('refusals_total{code="code/wrong"}')).toBe(1)
  const { token } = await post('login/finish', { email, login, otp })
  expect([await logins(), await codes()]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ])
  // A link is no code, until it was approved.
  const other = { 'x-device': 'g'.repeat(43) }
  const second = await post('login/start', { email }, other)
  expect([await logins(), await codes()]).toEqual([
    [2, 1, 1],
    [1, 1, 1],
  ])
  await post('link/answer', { link: /#([\w-]+)/.exec(letter(email))?.[1], isApproved: true })
  await post('login/device', { email, login: second.login }, other)
  // Codes of a change of address count, its refusals are no login's.
  await post('email/start', { email: 'ana.new@lab.test' }, { authorization: `Bearer ${token}` })
  await post('email/start', { email }, { authorization: `Bearer ${token}` })
  expect([await logins(), await codes()]).toEqual([
    [2, 1, 1],
    [3, 1, 1],
  ])
  expect(await read('refusals_total{code="email/same"}')).toBe(1)
  mail.setRefused('refused@lab.test', true)
  await post('login/start', { email: 'refused@lab.test' })
  expect([await logins(), await codes()]).toEqual([
    [2, 1, 2],
    [3, 1, 1],
  ])
})

test('signatures count by kind, each transaction of a batch and of a list', async () => {
  const { startSession, signatures, answer } = await arrange()
  answer()
  const { addresses, ask } = await startSession(email)
  const [evm, solana] = [{ account: addresses.eip155 }, { account: addresses.solana, chainId: cluster }]
  await ask('sign', { ...evm, kind: 'message', bytes: '0x12' })
  expect(await signatures()).toEqual([1, 0, 0, 0, 0])
  await ask('sign', { ...evm, kind: 'typedData', json: typedData })
  expect(await signatures()).toEqual([1, 1, 0, 0, 0])
  await ask('send', { ...evm, chainId: 1, transactions: [unsigned(1), unsigned(2)] })
  expect(await signatures()).toEqual([1, 1, 2, 0, 0])
  await ask('solana/message', { ...solana, bytes: base58.encode(new Uint8Array([1, 2, 3])) })
  expect(await signatures()).toEqual([1, 1, 2, 1, 0])
  const transfer = buildTransfer(addresses.solana)
  await ask('solana/sign', { ...solana, transactions: [transfer, transfer] })
  expect(await signatures()).toEqual([1, 1, 2, 1, 2])
  await ask('solana/send', { ...solana, transaction: transfer })
  expect(await signatures()).toEqual([1, 1, 2, 1, 3])
  // What was refused was not signed.
  await ask('sign', { ...evm, kind: 'typedData', json: '{}' })
  await ask('sign', { account: addresses.solana, kind: 'message', bytes: '0x12' })
  // The message of a transaction, which comes after the one signature and their number.
  await ask('solana/message', { ...solana, bytes: base58.encode(base58.decode(transfer).subarray(65)) })
  expect(await signatures()).toEqual([1, 1, 2, 1, 3])
})

test('a sending is pending until its node has answered', async () => {
  const { startSession, read, answer } = await arrange()
  const { addresses, ask } = await startSession(email)
  expect(await read('pending_sendings')).toBe(0)
  const batch = ask('send', { account: addresses.eip155, chainId: 1, transactions: [unsigned(1), unsigned(2)] })
  await expect.poll(() => read('pending_sendings')).toBe(1)
  answer()
  await batch
  expect(await read('pending_sendings')).toBe(0)
})

test('requests are timed by the name of their route and their status', async () => {
  const { startSession, request, wallet, read } = await arrange()
  await startSession(email)
  await request('user')
  await request('ana/of/nobody')
  await fetch(`${wallet.url}/${email}/page?token=1`, { headers: { connection } })
  const times = (route: string, status: number) =>
    read(`request_duration_seconds_count{route="${route}",status="${status}"}`)
  await expect.poll(() => times('/api/user', 401)).toBe(1)
  await expect.poll(() => times('/api/user', 200)).toBe(1)
  await expect.poll(() => times('other', 404)).toBe(2)
  await expect
    .poll(() => read('request_duration_seconds_sum{route="/api/login/start",status="200"}'))
    .toBeGreaterThan(0)
})

test('nothing of a whole login, signing and sending shows who it was', async () => {
  const { post, readCode, wallet, print, answer } = await arrange()
  answer()
  const hers = { 'x-project-id': projectId }
  const { login } = await post('login/start', { email }, hers)
  const otp = readCode(email)
  await post('login/finish', { email, login, otp: spoil(otp) }, hers)
  const { token } = await post('login/finish', { email, login, otp }, hers)
  const auth = { ...hers, authorization: `Bearer ${token}` }
  const { addresses } = await post('user', {}, auth)
  const account = addresses.eip155
  const bytes = stringToHex('for her eyes alone')
  const { signature } = await post('sign', { account, kind: 'message', bytes }, auth)
  const { hashes } = await post('send', { account, chainId: 1, transactions: [unsigned(1)] }, auth)
  const transaction = buildTransfer(addresses.solana)
  const sent = await post('solana/send', { account: addresses.solana, chainId: cluster, transaction }, auth)
  await post('email/start', { email: 'ana.new@lab.test' }, auth)
  for (const path of [account, addresses.solana, email, token, projectId, `${token}?email=${email}`])
    for (const folder of ['', 'api/', 'assets/', 'metrics/'])
      await fetch(`${wallet.url}/${folder}${path}`, { headers: { connection } })
  await post('login/finish', { email: token, login: email, otp: account }, hers)
  await expect.poll(print).toMatch(/_count\{route="\/assets",status="404"\} 6\n/)
  const text = (await print()).toLowerCase()
  const names = [email, 'ana.', 'lovelace', 'lab.test', projectId, testDevice, testApp, metricsToken, bytes]
  for (const each of [...names, otp, login, token, signature, ...hashes, sent.signature, account, addresses.solana])
    expect([each.length > 3, text.includes(each.toLowerCase())]).toEqual([true, false])
  // Nor anything that looks like an address, a hash or a mailbox.
  expect(text).not.toMatch(/@|0x|[1-9a-z]{32}/)
})
