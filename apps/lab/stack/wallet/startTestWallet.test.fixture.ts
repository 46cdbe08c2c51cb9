import { type Mail, startMail } from '../mail/startMail.js'
import { findBasePort } from '../testing/findBasePort.js'
import { type StartWalletParameters, startWallet } from './startWallet.js'

export const testApp = 'http://localhost:4400'
export const testDevice = 'd'.repeat(43)

type Headers = Readonly<Record<string, string>>
type Settings = Partial<Omit<StartWalletParameters, 'port' | 'origin' | 'smtpUrl'>> & {
  /** First of three ports; those after them are free for the test. Default: found. */
  readonly port?: number
  /** Headers of every request; a browser's id by default. */
  readonly headers?: Headers
}

/** Reads the latest letter to an address, and the code in it. */
function readMails({ inbox }: Mail) {
  const letter = (email: string) => inbox.list(email)[0]?.text ?? ''
  return { letter, readCode: (email: string) => /\b\d{6}\b/.exec(letter(email))?.[0] ?? '' }
}

/** Starts a wallet that serves apps on localhost, with a mail server of its own. */
export async function startTestWallet({ port: base, headers: common, ...settings }: Settings = {}) {
  const port = base ?? (await findBasePort())
  const mail = await startMail({ port, smtpPort: port + 1 })
  const wallet = await startWallet({
    port: port + 2,
    origin: `http://127.0.0.1:${port + 2}`,
    secret: 's'.repeat(32),
    databaseFile: ':memory:',
    smtpUrl: mail.smtpUrl,
    from: 'wallet@lab.test',
    chains: [],
    allowedOriginsOf: () => ['http://localhost:*'],
    ...settings,
  })
  const mails = readMails(mail)

  /** Asks the API as the wallet's own page does. */
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

  /** Logs in with a code; returns what the API answers. */
  async function login(email: string, headers?: Headers) {
    const { login } = await post('login/start', { email }, headers)
    return post('login/finish', { email, login, otp: mails.readCode(email) }, headers)
  }

  /** Logs in, and asks the API as that person from then on. */
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
  }

  return { mail, wallet, ...mails, request, post, login, startSession, close }
}

export type TestWallet = Awaited<ReturnType<typeof startTestWallet>>
export type TestSession = Awaited<ReturnType<TestWallet['startSession']>>
