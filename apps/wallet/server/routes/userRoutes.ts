import type { ApiPath } from '../../api/apiRoutes.js'
import { ApiError } from '../ApiError.js'
import type { ChallengePurpose } from '../login/createChallengeTable.js'
import type { WalletServices } from '../WalletServices.js'
import type { ApiRequest, Route, Routes } from './ApiRequest.js'
import { readApp } from './readApp.js'
import { lookAtSession, readSession } from './readSession.js'
import { freeMail, sendCounted } from './sendCounted.js'

const readUser: Route<'/api/user'> = async (services, request) => {
  const { user } = await lookAtSession(services, request)
  await services.fund?.(user)
  return { email: user.email, addresses: user.addresses }
}

const signOut: Route<'/api/sign-out'> = async ({ sessions }, { token, cookies }) => {
  await sessions.end(token)
  cookies?.setSession(undefined)
  return {}
}

/** Sends a code to somebody who is signed in. It only counts for `owner`, such as the session that asked for it. */
export async function sendCode(
  services: WalletServices,
  request: ApiRequest<{ app: string }>,
  parameters: { purpose: Exclude<ChallengePurpose, 'login'>; email: string; owner: string },
): Promise<string> {
  const { purpose, email, owner } = parameters
  const app = readApp(request)
  async function send(): Promise<string> {
    const { id, code } = await services.challenges.startCode({
      ...{ purpose, email, owner, client: '' },
      now: services.now(email),
    })
    await services.mailer.sendCode(email, { code, purpose, app, locale: request.locale }, request.project.mail)
    return id
  }
  return sendCounted(services, request, { email, send })
}

/** Uses up such a code, and returns the address that it was sent to. */
export async function takeCode(
  services: WalletServices,
  request: ApiRequest<{ challenge: string; otp: string }>,
  parameters: { purpose: ChallengePurpose; owner: string; email: string },
): Promise<string> {
  const { purpose, owner, email } = parameters
  const { challenges, now } = services
  const key = { id: request.body.challenge, purpose, owner }
  const proven = await challenges.takeCode(key, request.body.otp, now(email))
  await freeMail(services, request, email)
  return proven
}

const startChange: Route<'/api/email/start'> = async (services, request) => {
  const { user, session } = await readSession(services, request)
  const { email } = request.body
  if (email === user.email) throw new ApiError(409, 'email/same', 'This is the address of your wallet already')
  const isProven = services.sessions.isEmailProven(session, services.now(user.email))
  const purpose = isProven ? 'email-secondary' : 'email-primary'
  const challenge = await sendCode(services, request, {
    purpose,
    email: isProven ? email : user.email,
    owner: session.digest,
  })
  return { action: isProven ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP', challenge }
}

const provePresent: Route<'/api/email/primary'> = async (services, request) => {
  const { user, session } = await readSession(services, request)
  await takeCode(services, request, { purpose: 'email-primary', owner: session.digest, email: user.email })
  await services.sessions.setEmailProven(session, services.now(user.email))
  const { email } = request.body
  return { challenge: await sendCode(services, request, { purpose: 'email-secondary', email, owner: session.digest }) }
}

const proveNew: Route<'/api/email/secondary'> = async (services, request) => {
  const { user, session } = await readSession(services, request)
  if (!services.sessions.isEmailProven(session, services.now(user.email)))
    throw new ApiError(403, 'email/unproven', 'Enter the code sent to your present address first')
  const email = await takeCode(services, request, {
    purpose: 'email-secondary',
    owner: session.digest,
    email: request.body.email,
  })
  // Only reported now, after the user has proven that the mailbox is theirs.
  if (!(await services.users.setEmail(user.id, email)))
    throw new ApiError(409, 'email/taken', 'This address has a wallet of its own')
  await services.sessions.setEmailProven(session, undefined)
  await services.sessions.endOthers(user.id, session)
  // The change is done; this mail to the previous address is a notification only.
  await services.mailer.sendMoved(user.email, { locale: request.locale }, request.project.mail).catch(() => {})
  return { email }
}

/** Routes of the signed-in user. */
export const userRoutes = {
  '/api/user': readUser,
  '/api/sign-out': signOut,
  '/api/email/start': startChange,
  '/api/email/primary': provePresent,
  '/api/email/secondary': proveNew,
} as const satisfies Partial<Routes<ApiPath>>
