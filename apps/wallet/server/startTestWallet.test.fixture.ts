import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mail, startMail } from '../../lab/stack/mail/startMail.js'
import { findBasePort } from '../../lab/stack/testing/findBasePort.js'
import { createSwitches } from './control/createSwitches.js'
import { type StartWalletParameters, startWallet } from './startWallet.js'
import { createFileKeyRing } from './vault/createFileKeyRing.js'

export const testApp = 'http://localhost:4400'
export const testDevice = 'd'.repeat(43)

type Headers = Readonly<Record<string, string>>
type Settings = Partial<Omit<StartWalletParameters, 'port' | 'origin' | 'smtpUrl'>> & {
  /** First of three ports; the others are free for the test. Found if not given. */
  readonly port?: number
  /** Headers of every request. By default a browser's id. */
  readonly headers?: Headers
}

/** Reads the latest mail to an address, and the code in it. */
function readMails({ inbox }: Mail) {
  const letter = (email: string) => inbox.list(email)[0]?.text ?? ''
  return { letter, readCode: (email: string) => /\b\d{6}\b/.exec(letter(email))?.[0] ?? '' }
}

/** Starts a wallet for apps on localhost, with its own mail server. */
export async function startTestWallet({ port: base, headers: common, ...settings }: Settings = {}) {
  const port = base ?? (await findBasePort())
  const mail = await startMail({ port, smtpPort: port + 1 })
  const switches = createSwitches()
  const folder = mkdtempSync(join(tmpdir(), 'portico-wallet-keys-'))
  const started = await startWallet({
    port: port + 2,
    origin: `http://127.0.0.1:${port + 2}`,
    secret: 's'.repeat(32),
    keyRing: createFileKeyRing(join(folder, 'keys.json')),
    database: ':memory:',
    smtpUrl: mail.smtpUrl,
    from: 'wallet@lab.test',
    chains: [],
    allowedOriginsOf: () => ['http://localhost:*'],
    switches,
    ...settings,
  })
  const { clock, faults, reset } = switches
  const wallet = { ...started, advance: clock.advance, setFault: faults.set, reset }
  const mails = readMails(mail)

  /** Sends a request to the API like the wallet's own page. */
  const request = (path: string, body: object = {}, headers: Headers = {}) =>
    fetch(`${wallet.url}/api/${path}`, {
      method: 'POST',
      headers: { origin: wallet.url, 'x-project-id': 'p', ...(common ?? { 'x-device': testDevice }), ...headers },
      body: JSON.stringify({ app: testApp, ...body }),
    })

  async function post(path: string, body?: object, headers?: Headers) {
    const response = await request(path, body, headers)
    return { status: response.status, set: response.headers.getSetCookie(), ...(await response.json()) }
  }

  /** Logs in with a code and returns the API's answer. */
  async function login(email: string, headers?: Headers) {
    const { login } = await post('login/start', { email }, headers)
    return post('login/finish', { email, login, otp: mails.readCode(email) }, headers)
  }

  /** Logs in and returns functions that send requests as that user. */
  async function startSession(email: string) {
    const { token } = await login(email)
    const ask = async (path: string, body?: object) =>
      (await request(path, body, { authorization: `Bearer ${token}` })).json()
    const { addresses } = await ask('user')
    return { addresses, ask }
  }

  async function close(): Promise<void> {
    await wallet.close()
    await mail.close()
    rmSync(folder, { recursive: true })
  }

  return { mail, wallet, ...mails, request, post, login, startSession, close }
}

export type TestWallet = Awaited<ReturnType<typeof startTestWallet>>
export type TestSession = Awaited<ReturnType<TestWallet['startSession']>>
