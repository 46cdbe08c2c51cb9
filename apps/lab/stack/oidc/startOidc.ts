import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '@portico/app-parts/http/listen'
import { readBody } from '@portico/app-parts/http/readBody'
import type { Configuration } from 'oidc-provider'
import type { Log } from '../logs/createLog.js'
import { createOidcStore } from './createOidcStore.js'
import { findOidcUser, renderLogin } from './renderLogin.js'

/** An app that may sign people in. */
export type OidcClient = { readonly id: string; readonly secret: string; readonly redirectUris: readonly string[] }

/** A running OpenID Connect provider whose login page lists test users. */
export type Oidc = {
  /** The issuer, without trailing slash. */
  readonly url: string
  close(): Promise<void>
}

const hour = 3_600

function createConfiguration(clients: readonly OidcClient[]): Configuration {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  return {
    adapter: createOidcStore(),
    clients: clients.map(({ id, secret, redirectUris }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [...redirectUris],
    })),
    jwks: { keys: [{ ...key, kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Apps read the address from the id token, as the large providers have it.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    // Plain OAuth clients do without.
    pkce: { required: () => false },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount(_, id) {
      const user = findOidcUser(id)
      return (
        user && { accountId: id, claims: () => ({ sub: id, name: user.name, email: user.email, email_verified: true }) }
      )
    },
  }
}

/**
 * Starts the OpenID Connect provider.
 *
 * @param port TCP port.
 * @param clients The apps that may sign people in.
 */
export async function startOidc(parameters: {
  port: number
  clients: readonly OidcClient[]
  log?: Log | undefined
}): Promise<Oidc> {
  const { port, clients, log } = parameters
  const url = `http://127.0.0.1:${port}`
  // Importing it prints a warning on Node 20, which must not hide why a lab did not start.
  const { default: Provider } = await import('oidc-provider')
  const provider = new Provider(url, createConfiguration(clients))
  const answerProtocol = provider.callback()

  /** Asks who it is; consent is given by choosing. */
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session, uid } = await provider.interactionDetails(request, response)
    const client = String(params.client_id)
    if (prompt.name === 'consent' && session) {
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client })
      grant.addOIDCScope(String(params.scope))
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
    }
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      response.end(renderLogin({ uid, client }))
      return
    }
    const user = new URLSearchParams((await readBody(request)).toString()).get('user') ?? ''
    const result = findOidcUser(user)
      ? { login: { accountId: user } }
      : { error: 'access_denied', error_description: 'The person went back' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  const { close } = await listen(port, (request, response) => {
    const answer = request.url?.startsWith('/interaction/') ? interact : answerProtocol
    Promise.resolve(answer(request, response)).catch((error: unknown) => {
      log?.write('oidc', `${request.url}: ${error instanceof Error ? error.stack : error}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(400, { 'content-type': 'text/plain' }).end('This login has ended. Start again.\n')
    })
  })
  return { url, close }
}
