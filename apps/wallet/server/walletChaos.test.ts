import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Postgres } from '@portico/app-parts/postgres/startPostgres'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { callRpc } from '../../lab/stack/chains/callRpc.js'
import { startAnvil } from '../../lab/stack/chains/startAnvil.js'
import { type Mail, startMail } from '../../lab/stack/mail/startMail.js'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { createChaosPeople, type Member, persist } from './chaosPeople.test.fixture.js'
import { createPerson, readCode } from './createPerson.test.fixture.js'
import { type KeptServer, keepServer } from './keepServer.test.fixture.js'
import { buildProgram, startProgram } from './runProgram.test.fixture.js'
import { type Balancer, startBalancer } from './startBalancer.test.fixture.js'
import { testApp } from './startTestWallet.test.fixture.js'
import { onPostgres } from './store/eachStore.test.fixture.js'
import { openDatabase } from './store/openDatabase.js'

const isLong = process.env.PORTICO_LONG === '1'
/** Logins, signatures of messages and transactions, of each so many. */
const count = isLong ? 1_000 : 60
const atATime = 50
const kills = isLong ? 40 : 4
/** After how many kills the database is restarted. */
const killsPerRestart = isLong ? 10 : 3
/** What one network may begin in ten minutes, and how many people there try. */
const loginsPerNetwork = 30
const crowd = 40

const folder = mkdtempSync(join(tmpdir(), 'portico-chaos-'))
let program = ''

beforeAll(() => {
  program = buildProgram('chaos')
}, 30_000)

afterAll(() => {
  for (const path of [program, folder]) rmSync(path, { recursive: true })
})

const receiverOf = (place: number): Hex => `0xc0de${place.toString(16).padStart(36, '0')}`

/** Counts the mails to each address from now on. */
function countMails({ inbox }: Mail): (pattern: RegExp) => number {
  const counts = new Map<string, number>()
  const end = inbox.onChange(() => {
    const to = inbox.list()[0]?.to ?? ''
    counts.set(to, (counts.get(to) ?? 0) + 1)
  })
  onTestFinished(end)
  return (pattern) => [...counts].reduce((sum, [to, mails]) => sum + (pattern.test(to) ? mails : 0), 0)
}

/** People who want more than they may have: mails to one address, logins from one network, tries of one code. */
async function press({ url, mail }: { url: string; mail: Mail }, round: number): Promise<void> {
  const network = `192.0.2.${round}`
  const from = (email: string, ip: string) => {
    const person = createPerson({ url, email })
    person.setNetwork(ip)
    return person
  }
  const begin = async (email: string, ip: string) => {
    const { ask } = from(email, ip)
    const refusal = await persist(() => ask('/api/login/start', { email, app: testApp })).then(
      () => undefined,
      (error: Error) => error,
    )
    if (refusal) expect(refusal).toMatchObject({ code: expect.stringMatching(/^(mail|login)\/pace$/) })
  }
  async function guess(): Promise<void> {
    const email = `guessed-${round}@lab.test`
    const person = from(email, `198.51.100.${round}`)
    const begun = await person.ask('/api/login/start', { email, app: testApp }).catch(() => undefined)
    // Whose start was not answered has nothing to guess.
    if (!begun || !('login' in begun)) return
    const otp = readCode(mail, email) === '123456' ? '654321' : '123456'
    const tries = Array.from({ length: 12 }, () =>
      persist(() => person.ask('/api/login/finish', { email, login: begun.login, otp })).then(
        () => 'in',
        (error: unknown) => Reflect.get(Object(error), 'code'),
      ),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter((outcome) => outcome === 'code/wrong').length).toBeLessThanOrEqual(5)
    expect(outcomes.filter((outcome) => !['code/wrong', 'code/tries'].includes(outcome))).toEqual([])
  }
  await Promise.all([
    ...Array.from({ length: crowd }, (_, place) => begin(`crowd-${round}-${place}@lab.test`, network)),
    ...Array.from({ length: 8 }, () => begin(`hurried-${round}@lab.test`, `203.0.113.${round}`)),
    guess(),
  ])
}

/** Kills servers at random and restarts the database, spread over the work. Returns how many kills it was. */
async function disturb(parameters: {
  readonly servers: readonly KeptServer[]
  readonly database: Postgres
  /** How much of the work is done, from 0 to 1. */
  getProgress(): number
  press(round: number): Promise<void>
  readonly signal: AbortSignal
}): Promise<number> {
  const { servers, database, getProgress, signal } = parameters
  let killed = 0
  const pressing: Promise<void>[] = []
  for (let round = 1; round <= kills; round += 1) {
    while (getProgress() < round / (kills + 2)) await wait(5, undefined, { signal })
    if (round % 4 === 1) pressing.push(parameters.press(round))
    await wait(randomInt(200))
    if (round % killsPerRestart === 0) {
      await database.stop('SIGQUIT')
      await wait(randomInt(500))
      await database.start()
    }
    while (!servers[randomInt(servers.length)]?.kill()) await wait(20, undefined, { signal })
    killed += 1
  }
  await Promise.all(pressing)
  return killed
}

/** Does all tasks, some at a time. */
async function work(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  let next = 0
  const goOn = async () => {
    for (let task = tasks[next++]; task; task = tasks[next++]) await task()
  }
  await Promise.all(Array.from({ length: atATime }, goOn))
}

/** Checks that whatever was not 200 says why. */
function checkAnswers(answers: Balancer['answers']): void {
  const fine = [
    ...['200', 'cut', '409 tx/number-taken', '410 code/used', '403 code/wrong', '429 code/tries'],
    ...['429 mail/pace', '429 login/pace', '503 server/database', '503 server/busy', '504 server/slow'],
  ]
  expect([...answers.keys()].filter((name) => !fine.includes(name))).toEqual([])
  expect(answers.get('503 server/database'), 'the database was away').toBeGreaterThan(0)
  expect(answers.get('429 login/pace'), 'the crowd was turned away').toBeGreaterThan(0)
}

onPostgres(({ createPlace }, postgres) => {
  /** Starts three servers on one database behind a balancer, with a mail server and a chain. */
  async function arrange() {
    const port = await findBasePort()
    const ports = [port + 3, port + 4, port + 5]
    const [mail, anvil] = await Promise.all([
      startMail({ port, smtpPort: port + 1 }),
      startAnvil({ chainId: 1, port: port + 6 }),
    ])
    const balancer = await startBalancer(port + 2, ports)
    for (const part of [mail, anvil, balancer]) onTestFinished(part.close)
    const secretFile = join(folder, 'secret')
    writeFileSync(secretFile, 's'.repeat(43), { mode: 0o600 })
    const database = createPlace()
    const servers = ports.map((each) =>
      keepServer(() =>
        startProgram(program, {
          PORTICO_WALLET_ORIGIN: balancer.url,
          PORTICO_WALLET_PORT: `${each}`,
          PORTICO_WALLET_DATABASE: database,
          PORTICO_WALLET_SECRET_FILE: secretFile,
          PORTICO_WALLET_PROXIED: '1',
          PORTICO_WALLET_FROM: 'wallet@lab.test',
          PORTICO_WALLET_SMTP_URL: mail.smtpUrl,
          PORTICO_WALLET_CHAINS: JSON.stringify([{ id: 1, name: 'Ethereum', symbol: 'ETH', rpc: anvil.url }]),
          PORTICO_WALLET_PROJECTS: JSON.stringify({ p: ['http://localhost:*'] }),
        }),
      ),
    )
    onTestFinished(async () => void (await Promise.all(servers.map(({ stop }) => stop()))))
    const isReady = (each: number) =>
      fetch(`http://127.0.0.1:${each}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      )
    const allReady = async () => {
      for (const each of ports) await expect.poll(() => isReady(each), { timeout: 30_000 }).toBe(true)
    }
    await allReady()
    const ask = (method: string, ...params: readonly unknown[]) => callRpc(anvil.url, method, params)
    return { mail, balancer, servers, database, allReady, ask }
  }

  /** Checks what the database holds in the end. */
  async function checkStore(place: string, members: readonly Member[], anew: number): Promise<void> {
    const database = await openDatabase(place)
    onTestFinished(() => database.close())
    const read = async (sql: string) => (await database.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`))?.n
    // What killed servers have left is sent by the others.
    await expect.poll(() => read(`transactions WHERE state <> 'sent'`), { timeout: 30_000 }).toBe(0)
    expect(await read('transactions')).toBe(count)
    const used = await read(`challenges WHERE state = 'used'`)
    expect(await read('sessions'), 'each used code gave one session').toBe(used)
    expect(used).toBeGreaterThanOrEqual(members.length)
    expect(used).toBeLessThanOrEqual(members.length + anew)
    expect(await read('users')).toBe(members.length)
    expect(await read('challenges WHERE tries > 5')).toBe(0)
  }

  test(`${count} logins, ${count} signatures and ${count} transactions at three servers that are killed, with a database that restarts`, {
    timeout: 1_800_000,
  }, async () => {
    const { mail, balancer, servers, database, allReady, ask } = await arrange()
    const { url, answers } = balancer
    const countSent = countMails(mail)
    const people = createChaosPeople({
      url,
      mail,
      fund: async (account) => void (await ask('anvil_setBalance', account, '0xde0b6b3a7640000')),
    })
    const members: Member[] = []
    const hashes: string[] = []
    let steps = 0
    const ending = new AbortController()
    onTestFinished(() => ending.abort())
    const somebody = () => members[randomInt(members.length)] ?? expect.fail('nobody is there')
    const tasks = Array.from({ length: count }, (_, place) => async () => {
      members.push(await people.logIn(`person-${place}@lab.test`))
      steps += 1
      await people.sign(somebody(), `message ${place}`)
      steps += 1
      hashes.push(await people.pay(somebody(), receiverOf(place)))
      steps += 1
    })
    const beganAt = performance.now()
    const [killed] = await Promise.all([
      disturb({
        ...{ servers, database: postgres(), signal: ending.signal },
        getProgress: () => steps / (count * 3),
        press: (round) => press({ url, mail }, round),
      }),
      work(tasks),
    ])
    const seconds = Math.round((performance.now() - beganAt) / 1_000)
    console.info(`${killed} kills in ${seconds} s`, people.tally, Object.fromEntries(answers))
    await allReady()

    // Nobody was lost, whichever server they ask.
    for (const { ask, email, account } of members)
      expect(await ask('/api/user', {})).toMatchObject({ email, addresses: { eip155: account } })
    await checkStore(database, members, people.tally.anew)
    // Each payment is on the chain, once.
    expect(new Set(hashes).size).toBe(count)
    for (const hash of hashes) expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' })
    for (let place = 0; place < count; place += 1)
      expect(await ask('eth_getBalance', receiverOf(place), 'latest'), `payment ${place}`).toBe('0x1')
    for (let round = 1; round <= kills; round += 4) {
      const begun = countSent(new RegExp(`^crowd-${round}-`))
      expect(begun).toBeGreaterThan(0)
      expect(begun).toBeLessThanOrEqual(loginsPerNetwork)
      expect(countSent(new RegExp(`^hurried-${round}@`))).toBeLessThanOrEqual(1)
    }
    checkAnswers(answers)
    // No server has ended by itself, and each ends well when it is told to.
    expect(servers.flatMap(({ ends }) => ends)).toEqual([])
    expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0, 0])
    expect(servers.map(({ output }) => output()).join('\n')).not.toContain('"crash"')
  })
})
