import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import { type Hex, keccak256, parseTransaction, serializeTransaction } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { callRpc } from '../../lab/stack/chains/callRpc.js'
import { startAnvil } from '../../lab/stack/chains/startAnvil.js'
import { startMail } from '../../lab/stack/mail/startMail.js'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { createOpenSendings } from '../site/client/createOpenSendings.js'
import { sendApproved } from '../site/handlers/sendApproved.js'
import { createPerson, logIn, type Person } from './createPerson.test.fixture.js'
import { buildProgram, startProgram } from './runProgram.test.fixture.js'
import { testApp } from './startTestWallet.test.fixture.js'
import { eachStore } from './store/eachStore.test.fixture.js'
import { isPostgres } from './store/openDatabase.js'

/** As long as another server's transactions are left to it, and a busy machine takes. */
const soon = { timeout: 30_000 }

const folder = mkdtempSync(join(tmpdir(), 'portico-crashes-'))
let program = ''

beforeAll(() => {
  program = buildProgram('crashes')
}, 30_000)

afterAll(() => {
  for (const path of [program, folder]) rmSync(path, { recursive: true })
})

/** What happens to a transaction on its way to the chain: it is lost, or it arrives and its answer is lost. */
type Fate = 'passes' | 'never leaves' | 'is mined' | 'is pending'

/** Starts a chain that includes what it is told to, behind a node that treats transactions by their receivers. */
async function startChain(port: number) {
  const anvil = await startAnvil({ chainId: 1, port })
  onTestFinished(anvil.close)
  await callRpc(anvil.url, 'evm_setAutomine', [false])
  const fates = new Map<string, Fate>()
  const given: Hex[] = []
  const node = await listen(port + 1, async (request, response) => {
    const text = (await readBody(request)).toString()
    const { method, params } = JSON.parse(text)
    const isSending = method === 'eth_sendRawTransaction'
    const fate = (isSending && fates.get(parseTransaction(params[0]).to ?? '')) || 'passes'
    if (isSending) given.push(params[0])
    // The connection stays open without an answer, as long as the wallet lives.
    if (fate === 'never leaves') return
    const answer = await fetch(anvil.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    })
    if (fate === 'passes') response.end(await answer.text())
    if (fate === 'is mined') await callRpc(anvil.url, 'evm_mine')
  })
  onTestFinished(node.close)
  const ask = (method: string, ...params: readonly unknown[]) => callRpc(anvil.url, method, params)
  return { rpc: `http://127.0.0.1:${port + 1}`, fates, given, ask }
}

type Chain = Awaited<ReturnType<typeof startChain>>

const receivers: Readonly<Record<Fate, Hex>> = {
  passes: `0x${'a1'.repeat(20)}`,
  'never leaves': `0x${'a2'.repeat(20)}`,
  'is mined': `0x${'a3'.repeat(20)}`,
  'is pending': `0x${'a4'.repeat(20)}`,
}

/** Has somebody's page send transactions, each of which has a fate. Returns what the page knows. */
function send({ ask }: Person, account: Hex, fates: readonly Fate[]) {
  const transactions = fates.map((fate, nonce) =>
    serializeTransaction({
      ...{ type: 'eip1559', chainId: 1, nonce, to: receivers[fate], value: 5n },
      ...{ gas: 21_000n, maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 9n },
    }),
  )
  // A page without storage, whose requests the server remembers.
  const sendings = createOpenSendings({ projectId: 'p', app: testApp, storage: undefined })
  const answered = sendApproved({ ask, sendings }, '/api/send', { account, chainId: 1, transactions })
  // What fails before the end is told at the end.
  answered.catch(() => {})
  const [request = ''] = sendings.list()
  return { answered, request, account, fates }
}

/** Checks that each transaction is on the chain, and once. */
async function checkChain({ ask, given }: Chain, sent: readonly ReturnType<typeof send>[]): Promise<void> {
  await ask('evm_setAutomine', true)
  await ask('evm_mine')
  for (const { account, fates, answered } of sent) {
    const { hashes } = await answered
    expect(hashes).toHaveLength(fates.length)
    for (const hash of hashes)
      await expect.poll(() => ask('eth_getTransactionReceipt', hash), soon).toMatchObject({ status: '0x1' })
    expect(await ask('eth_getTransactionCount', account, 'pending')).toBe(`0x${fates.length}`)
  }
  // Whatever was sent again, it was the same bytes.
  const hashes = (await Promise.all(sent.map(({ answered }) => answered))).flatMap((answer) => answer.hashes)
  expect(new Set(given.map((bytes) => keccak256(bytes)))).toEqual(new Set(hashes))
}

eachStore(({ createPlace }) => {
  /** Starts a wallet that can be started again. */
  async function arrange() {
    const port = await findBasePort()
    const [chain, mail] = await Promise.all([startChain(port + 5), startMail({ port, smtpPort: port + 1 })])
    onTestFinished(mail.close)
    const place = createPlace()
    const own = mkdtempSync(join(folder, 'wallet-'))
    const start = async () => {
      const { child, output } = await startProgram(program, {
        PORTICO_WALLET_PORT: `${port + 2}`,
        PORTICO_WALLET_DATABASE: isPostgres(place) ? place : `file:${place}`,
        PORTICO_WALLET_SECRET_FILE: join(own, 'secret'),
        PORTICO_WALLET_FROM: 'wallet@lab.test',
        PORTICO_WALLET_SMTP_URL: mail.smtpUrl,
        PORTICO_WALLET_CHAINS: JSON.stringify([{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: chain.rpc }]),
        PORTICO_WALLET_PROJECTS: JSON.stringify({ p: ['http://localhost:*'] }),
      })
      expect(output()).toContain('The wallet is at')
      onTestFinished(() => void child.kill('SIGKILL'))
      return async () => {
        const ended = new Promise((resolve) => child.once('close', resolve))
        child.kill('SIGKILL')
        await ended
      }
    }
    async function enter(name: string) {
      const person = createPerson({ url: `http://127.0.0.1:${port + 2}`, email: `${name}@lab.test` })
      const account = (await logIn(person, mail)).eip155
      await chain.ask('anvil_setBalance', account, '0xde0b6b3a7640000')
      return { person, account }
    }
    return { chain, start, enter }
  }

  test('a wallet that is killed while it sends knows after its restart what became of it, and sends nothing twice', async () => {
    const { chain, start, enter } = await arrange()
    const kill = await start()
    const [ann, bob, cy] = [await enter('ann'), await enter('bob'), await enter('cy')]
    // Stored and not sent: the second of two that were approved together. Sent and not answered: mined, or not yet.
    const cases = [
      { ...ann, fates: ['passes', 'never leaves'] },
      { ...bob, fates: ['is mined'] },
      { ...cy, fates: ['is pending'] },
    ] as const
    for (const fate of ['never leaves', 'is mined', 'is pending'] as const) chain.fates.set(receivers[fate], fate)
    const sent: ReturnType<typeof send>[] = []
    for (const { person, account, fates } of cases) {
      const before = chain.given.length
      sent.push(send(person, account, fates))
      await expect.poll(() => chain.given.length, soon).toBe(before + fates.length)
    }
    await expect.poll(() => chain.ask('eth_getTransactionCount', bob.account, 'latest'), soon).toBe('0x1')
    await expect.poll(() => chain.ask('eth_getTransactionCount', cy.account, 'pending'), soon).toBe('0x1')
    await kill()
    chain.fates.clear()
    const known = chain.given.map((bytes) => keccak256(bytes))
    expect(new Set(known).size).toBe(4)

    const killAgain = await start()
    // Pages that were closed meanwhile ask by the ids of their requests, and are told at once.
    for (const [place, { person, fates }] of cases.entries()) {
      const request = sent[place]?.request ?? ''
      expect(await person.ask('/api/untold', {})).toEqual({ requests: [request] })
      const told = await person.ask('/api/sent', { request })
      expect(told).toEqual({ chainId: 'eip155:1', hashes: known.splice(0, fates.length) })
      expect(await person.ask('/api/sent', { request: 'another' })).toEqual({ chainId: null, hashes: [] })
    }
    // Those that stayed open have asked again, and hear of the same transactions.
    await checkChain(chain, sent)
    for (const [place, { person }] of cases.entries()) {
      const { hashes } = (await sent[place]?.answered) ?? {}
      expect(await person.ask('/api/sent', { request: sent[place]?.request ?? '' })).toMatchObject({ hashes })
      await expect.poll(() => person.ask('/api/untold', {}), soon).toEqual({ requests: [] })
    }
    const taken = chain.given.length
    await killAgain()
    const end = await start()
    // What has been sent is left alone by every later start.
    for (const { person, account, fates } of cases) await send(person, account, fates).answered
    expect(chain.given).toHaveLength(taken)
    await end()
  }, 120_000)
})
