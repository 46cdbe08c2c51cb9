import { randomBytes } from 'node:crypto'
import type { Mail } from '../../lab/stack/mail/startMail.js'
import { type ApiAnswer, type ApiPath, apiRoutes } from '../api/apiRoutes.js'
import type { AskApi } from '../site/client/AskApi.js'
import { askServer } from '../site/client/askServer.js'
import { testApp } from './startTestWallet.test.fixture.js'

/** Somebody at a browser of their own. */
export type Person = {
  readonly email: string
  /** Asks the wallet as its pages do, with their code. */
  readonly ask: AskApi
  /** Goes on with a session, or none. */
  setToken(token: string): void
  /** Moves to another network, which a wallet behind a proxy is told of. */
  setNetwork(ip: string): void
}

/** Reads the code of the latest mail to an address. */
export const readCode = ({ inbox }: Mail, email: string): string =>
  /\b\d{6}\b/.exec(inbox.list(email)[0]?.text ?? '')?.[0] ?? '000000'

/** @param url Origin of the wallet. */
export function createPerson({ url, email }: { url: string; email: string }): Person {
  const device = randomBytes(32).toString('base64url')
  const headers = new Map([
    ['origin', url],
    ['content-type', 'application/json'],
    ['x-project-id', 'p'],
    ['x-device', device],
  ])
  const ask = (path: ApiPath, question: object) =>
    askServer<unknown>(
      `${url}${path}`,
      { method: 'POST', headers: Object.fromEntries(headers), body: JSON.stringify(question) },
      { schema: apiRoutes[path].answer },
    )
  return {
    email,
    // The schema of the path has made the answer what it is.
    ask: ask as AskApi,
    setToken: (token) => void headers.set('authorization', `Bearer ${token}`),
    setNetwork: (ip) => void headers.set('x-forwarded-for', ip),
  }
}

/** Logs somebody in with the code of a mail, and returns their accounts. */
export async function logIn(
  { email, ask, setToken }: Person,
  mail: Mail,
): Promise<ApiAnswer<'/api/user'>['addresses']> {
  const begun = await ask('/api/login/start', { email, app: testApp })
  if (begun.action !== 'VERIFY_OTP') throw new Error(`A code was expected, not ${begun.action}`)
  const { token = '' } = await ask('/api/login/finish', { email, login: begun.login, otp: readCode(mail, email) })
  setToken(token)
  return (await ask('/api/user', {})).addresses
}
