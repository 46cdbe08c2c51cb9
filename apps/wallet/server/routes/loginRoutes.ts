import type { ApiPath } from '../../api/apiRoutes.js'
import { ApiError } from '../ApiError.js'
import { readSource } from '../limits/readSource.js'
import { describeClient, nameClient } from '../login/describeClient.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest, Route, Routes } from './ApiRequest.js'
import { handOver } from './handOver.js'
import { readApp } from './readApp.js'
import { isKnownBrowser, readDevice } from './readDevice.js'
import { freeMail, sendCounted } from './sendCounted.js'

async function sendCode(
  services: WalletServices,
  request: ApiRequest<{ app: string }>,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const { locale, project } = request
  await services.mailer.sendCode(email, { code, purpose: 'login', app: readApp(request), locale }, project.mail)
}

/** @throws ApiError 429 If too many logins were begun from the network by browsers that nobody knows. */
async function takeLogin({ loginsPerIp, now }: WalletServices, { ip }: ApiRequest): Promise<void> {
  const seconds = Math.ceil((await loginsPerIp.take(readSource(ip), now())) / 1_000)
  if (seconds === 0) return
  const minutes = Math.ceil(seconds / 60)
  const text = `Too many logins from your network. Please try again after ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
  throw new ApiError(429, 'login/pace', text, seconds)
}

const start: Route<'/api/login/start'> = async (services, request) => {
  const { users, sessions, challenges, mailer, metrics, now, origin } = services
  const { email } = request.body
  const app = readApp(request)
  const device = readDevice(services, request)
  const user = await users.findByEmail(email)
  const session = request.token === '' ? undefined : await sessions.find(request.token, request.projectId, now())
  if (user && session?.userId === user.id) return { action: 'CONNECT' }
  const isKnown = await isKnownBrowser(services, request, email)
  if (!isKnown) await takeLogin(services, request)
  const client = nameClient(request.userAgent)
  const begin = {
    purpose: 'login',
    email,
    owner: device,
    client: `${describeClient(client)}\n${app}`,
    now: now(email),
  } as const
  async function send(): Promise<{ action: 'VERIFY_DEVICE' | 'VERIFY_OTP'; login: string }> {
    // The first login of an address needs the code only; later ones also check the browser.
    if (user && !isKnown) {
      const { id, link } = await challenges.startLink(begin)
      // In the fragment, so that it is sent to no server and appears in no log.
      const facts = { link: `${origin}/device#${link}`, client, app, locale: request.locale }
      await mailer.sendLink(email, facts, request.project.mail)
      return { action: 'VERIFY_DEVICE', login: id }
    }
    const { id, code } = await challenges.startCode(begin)
    await sendCode(services, request, { email, code })
    return { action: 'VERIFY_OTP', login: id }
  }
  const begun = await sendCounted(services, request, { email, send })
  metrics.countLogin('begun')
  return begun
}

const followDevice: Route<'/api/login/device'> = async (services, request) => {
  const { challenges, users, now } = services
  const { email } = request.body
  const owner = readDevice(services, request)
  const key = { id: request.body.login, purpose: 'login', owner } as const
  const found = await challenges.followLink(key, now(email))
  if (!found) return { isApproved: false }
  if (found.code !== undefined) {
    const user = await users.findByEmail(found.email)
    if (user) await users.addDevice(user.id, owner, now())
    await sendCode(services, request, { email: found.email, code: found.code })
  }
  return { isApproved: true }
}

const finish: Route<'/api/login/finish'> = async (services, request) => {
  const { challenges, users, sessions, metrics, now, fund } = services
  const owner = readDevice(services, request)
  const key = { id: request.body.login, purpose: 'login', owner } as const
  const { email, use } = await challenges.checkCode(key, request.body.otp, now(request.body.email))
  const user = await users.ensure(email, now())
  await users.addDevice(user.id, owner, now())
  await fund?.(user)
  // A database that fails now leaves the code for another try.
  const token = await use((queries) => sessions.start(user.id, request.projectId, now(), queries))
  await freeMail(services, request, email)
  const answer = await handOver(services, request, token)
  metrics.countLogin('finished')
  return answer
}

/** The page that a mail's link opens: shows what it approves, and takes the answer. */
const readLink: Route<'/api/link/read'> = async ({ challenges, now }, { body }) => {
  const { email, client } = await challenges.readLink(body.link, now())
  const [browser = '', app] = client.split('\n')
  return { email, browser, app: app || 'The one you came from' }
}

const answerLink: Route<'/api/link/answer'> = async ({ challenges, now }, { body }) => {
  await challenges.answerLink(body.link, body.isApproved, now())
  return {}
}

/** Routes of the email login. */
export const loginRoutes = {
  '/api/login/start': start,
  '/api/login/device': followDevice,
  '/api/login/finish': finish,
  '/api/link/read': readLink,
  '/api/link/answer': answerLink,
} as const satisfies Partial<Routes<ApiPath>>
