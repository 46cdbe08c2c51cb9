import { type AdapterContext, type CaipNetworkId, type SiwxSession, siwxErrors } from '@portico/core'
import type { SiwxSessions } from '../sessions/lazySiwx.js'
import { isSameAccount } from '../verification/checkSignIn.js'
import type { SiweConfig } from './SiweConfig.js'

/**
 * Creates the sign-in of `siweToSiwx`.
 *
 * @param config The functions of the app.
 * @param context The instance's parts.
 */
export function createSiweSessions(config: SiweConfig, context: AdapterContext | undefined): SiwxSessions {
  const add = async (session: SiwxSession) => {
    const { data, message, signature, cacao } = session
    const chainId = readChainNumber(data.chainId)
    if (!(await ask(() => config.verifyMessage({ message, signature, cacao, data })))) {
      throw siwxErrors('siwx/invalid-signature')
    }
    config.onSignIn?.({ address: data.accountAddress, chainId })
  }
  /** Returns the sign-in of an account that the server knows. It has one for each visitor. */
  const find = async (chainId: CaipNetworkId, accountAddress: string) => {
    const session = await ask(() => config.getSession())
    const isFound =
      session && `eip155:${session.chainId}` === chainId && isSameAccount(chainId, session.address, accountAddress)
    return isFound ? session : undefined
  }
  const signOut = async () => {
    if (!(await ask(() => config.signOut()))) throw siwxErrors('siwx/service-refused', { status: undefined })
    config.onSignOut?.()
  }

  return {
    async createMessage({ chainId, accountAddress, notBefore }) {
      const chain = readChainNumber(chainId)
      const { chains: _, ...words } = await ask(() => config.getMessageParams())
      const nonce = await ask(() => config.getNonce(accountAddress))
      const iat = words.iat ?? new Date(context?.clock.now() ?? Date.now()).toISOString()
      const nbf = words.nbf ?? notBefore
      const address = `did:pkh:${chainId}:${accountAddress}`
      const write = () =>
        config.createMessage({
          ...words,
          ...{ chains: _, iat, address, chainId: chain, nonce, version: '1' },
          ...(nbf !== undefined && { nbf }),
        })
      // Without the account there is no text yet: in one-click authentication the wallet writes it.
      const text = accountAddress === '' ? undefined : write()
      const { domain, uri, statement, resources, requestId, exp } = words
      return {
        ...{
          domain,
          uri,
          chainId,
          accountAddress,
          nonce,
          version: '1',
          issuedAt: iat,
          statement,
          resources,
          requestId,
        },
        expirationTime: exp,
        notBefore: nbf,
        toString: () => text ?? write(),
      }
    },

    addSession: add,

    async revokeSession(chainId, accountAddress) {
      if (await find(chainId, accountAddress)) await signOut()
    },

    async setSessions([first]) {
      if (first) await add(first)
      else if (await ask(() => config.getSession())) await signOut()
    },

    async getSessions(chainId, accountAddress) {
      if (!(await find(chainId, accountAddress))) return []
      // The server keeps message and signature to itself.
      const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
      return [{ data, message: '', signature: '' }]
    },
  }
}

/** Runs a function of the app. One that fails tells nothing about whether somebody is signed in. */
async function ask<result>(action: () => Promise<result>): Promise<result> {
  try {
    return await action()
  } catch (cause) {
    throw siwxErrors('siwx/service-unavailable', { retryAfterMs: undefined }, { cause })
  }
}

function readChainNumber(chainId: CaipNetworkId): number {
  const [namespace = '', reference] = chainId.split(':')
  if (namespace !== 'eip155') throw siwxErrors('siwx/no-verifier', { namespace })
  return Number(reference)
}
