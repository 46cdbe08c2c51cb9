import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPostgres } from '@portico/app-parts/postgres/installPostgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../logs/createLog.js'
import { startMail } from '../mail/startMail.js'
import { findBasePort } from '../testing/findBasePort.js'
import { buildWallet } from './buildWallet.test.fixture.js'
import { startLabWallet } from './startLabWallet.js'

const cacheFolder = mkdtempSync(join(tmpdir(), 'portico-lab-wallet-'))
const logFile = join(cacheFolder, 'wallet.log')

beforeAll(buildWallet, 30_000)
afterAll(() => rmSync(cacheFolder, { recursive: true }))

test.skipIf(!installPostgres())(
  'on PostgreSQL people log in, and the server ends with the site',
  async () => {
    const port = await findBasePort()
    const mail = await startMail({ port, smtpPort: port + 1 })
    const log = createLog(logFile)
    const site = await startLabWallet({
      ...{ port: port + 2, smtpUrl: mail.smtpUrl, chains: [], cacheFolder, log },
      ...{ isKept: false, pages: 'none', isOnPostgres: true },
    })
    onTestFinished(async () => {
      await site.close()
      await mail.close()
      await log.close()
    })
    async function ask(path: string, body: object) {
      const response = await fetch(`${site.url}/api/${path}`, {
        method: 'POST',
        headers: {
          origin: site.url,
          'x-project-id': 'p',
          'x-device': 'd'.repeat(43),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ app: 'http://localhost:4400', ...body }),
      })
      return response.json()
    }
    const email = 'ann@lab.test'
    const { login } = await ask('login/start', { email })
    const otp = /\b\d{6}\b/.exec(mail.inbox.list(email)[0]?.text ?? '')?.[0]
    expect((await ask('login/finish', { email, login, otp })).token).toMatch(/^[\w-]{43}$/)
    const [, database = ''] = /database {2}(postgres:\S+)/.exec(readFileSync(logFile, 'utf8')) ?? []
    const { hostname, port: databasePort } = new URL(database)
    const connect = () => createConnection({ host: hostname, port: Number(databasePort) })
    const open = connect()
    await once(open, 'connect')
    open.destroy()
    await site.close()
    expect(await once(connect(), 'error')).toMatchObject([{ code: 'ECONNREFUSED' }])
  },
  60_000,
)
