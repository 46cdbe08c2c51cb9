import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catchMails } from './catchMails.mjs'
import { createWalletClient } from './createWalletClient.mjs'
import { seedWallet } from './seedWallet.mjs'

const projectId = 'bench'
/** Requests at a time; fewer than the wallet takes on, mails included. */
const atATime = 16
const roundPeople = 250
const roundSignatures = 500
const warmUpPeople = 50

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Starts the wallet as an operator would, behind a proxy: who asks tells the networks that its limits count by. The
 * channel ends it with this process.
 */
async function startServer({ root, folder, port, mails }) {
  const env = {
    PATH: process.env.PATH,
    PORTICO_WALLET_PORT: `${port}`,
    PORTICO_WALLET_DATABASE: `file:${join(folder, 'wallet.db')}`,
    PORTICO_WALLET_SECRET_FILE: join(folder, 'secret'),
    PORTICO_WALLET_FROM: 'wallet@wallet.example',
    PORTICO_WALLET_SMTP_URL: mails.url,
    PORTICO_WALLET_PROJECTS: JSON.stringify({ [projectId]: ['http://localhost:*'] }),
    PORTICO_WALLET_PROXIED: '1',
  }
  const stdio = ['ignore', 'ignore', 'pipe', 'ipc']
  const child = spawn(process.execPath, [join(root, 'apps/wallet/dist/server/main.js')], { env, stdio })
  // Its log has a line for each request: the last ones are enough to say why it ended.
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log = (log + text).slice(-2_000)
  })
  const ended = once(child, 'exit')
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)])
  if (!isReady) throw new Error(`The wallet did not start.\n${log}`)
  return {
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Returns the memory that a process holds, in bytes: not all machines that have the one way have the other. */
function readMemory(pid) {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]
    : spawnSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' }).stdout
  if (!Number(kilobytes)) throw new Error(`This machine does not say what process ${pid} holds`)
  return Number(kilobytes) * 1_024
}

/** Does something for each, so many at a time. Returns the results, and in milliseconds what each and all of it took. */
async function runAll(items, act) {
  const results = []
  const times = []
  const queue = items.entries()
  const start = performance.now()
  async function work() {
    for (const [place, item] of queue) {
      const begin = performance.now()
      results[place] = await act(item)
      times.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return { results, round: { ms: performance.now() - start, times } }
}

/** Logs so many new people in, then the same once more, and signs for them. */
async function runRound({ client }, { people, signatures }) {
  const first = await runAll(Array.from({ length: people }, client.createPerson), client.logIn)
  const later = await runAll(first.results, client.logIn)
  const { results } = await runAll(later.results, client.look)
  const signers = Array.from({ length: signatures }, (_, place) => results[place % results.length])
  const signature = await runAll(signers, client.sign)
  return { first: first.round, later: later.round, signature: signature.round }
}

async function openWallet({ root, mails, sessions, log }) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-wallet-bench-'))
  const port = await findPort()
  let server
  async function close() {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    // Makes the database, and the key that what is seeded refers to.
    server = await startServer({ root, folder, port, mails })
    if (sessions > 0) {
      await server.stop()
      const start = performance.now()
      seedWallet({ root, file: join(folder, 'wallet.db'), sessions })
      log(`Stored ${sessions.toLocaleString('en')} sessions in ${Math.round((performance.now() - start) / 1_000)} s`)
      server = await startServer({ root, folder, port, mails })
    }
  } catch (error) {
    await close()
    throw error
  }
  const client = createWalletClient({ url: `http://127.0.0.1:${port}`, projectId, mails, atATime })
  return {
    client,
    readMemory: () => readMemory(server.pid),
    async close() {
      client.close()
      await close()
    },
  }
}

/**
 * Measures two wallets in turns, one with an empty store and one with a full one, each a built server of its own with a
 * database in a file. Whoever asks and the mail server are on the same machine, in this process.
 *
 * @param {{ root: string, sessions?: number, stored?: number, log?: (text: string) => void }} options `sessions`: how
 *   many are begun at each, 10,000 by default; `stored`: how many the full store has before, 1,000,000 by default.
 * @returns {Promise<Parameters<typeof import('./compareWallet.mjs').compareWallet>[0]>}
 * @throws {Error} When a wallet does not start, or refuses anything.
 */
export async function measureWallet({ root, sessions = 10_000, stored = 1_000_000, log = console.log }) {
  const mails = await catchMails({ root })
  const open = []
  try {
    for (const [name, seeded] of Object.entries({ empty: 0, full: stored }))
      open.push({ name, rounds: [], ...(await openWallet({ root, mails, sessions: seeded, log })) })
    for (const wallet of open) await runRound(wallet, { people: warmUpPeople, signatures: warmUpPeople })
    const rounds = Math.ceil(sessions / 2 / roundPeople)
    for (let round = 0; round < rounds; round++) {
      // Neither is always the first.
      for (const wallet of round % 2 === 0 ? open : [...open].reverse())
        wallet.rounds.push(await runRound(wallet, { people: roundPeople, signatures: roundSignatures }))
    }
    const found = open.map((wallet) => {
      const pick = (kind) => wallet.rounds.map((round) => round[kind])
      const kinds = { first: pick('first'), later: pick('later'), signature: pick('signature') }
      return [wallet.name, { ...kinds, bytes: wallet.readMemory() }]
    })
    return { ...Object.fromEntries(found), sessions }
  } finally {
    for (const wallet of open) await wallet.close()
    await mails.close()
  }
}
