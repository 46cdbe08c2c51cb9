import { randomUUID } from 'node:crypto'
import { isHex, verifyMessage } from 'viem'
import { DataError, readAccount } from '../readAccount.js'

/** A smart session as the service lists it. */
type Session = { readonly pci: string; readonly permission: unknown }

/** A request about smart sessions. */
type SessionsRequest = {
  /** Decoded path from `/v1` on. */
  readonly endpoint: string
  /** JSON of a POST request; undefined for GET. */
  readonly body?: unknown
  /** Path of the request's space, with its slash; '' is the plain one. */
  readonly prefix: string
}

/**
 * Reads the EVM account of a path, a CAIP-10 id or its plain address.
 *
 * @returns The address in lower case.
 * @throws DataError If it is neither.
 */
function readOwner(text: string): `0x${string}` {
  const account = readAccount(text.replace(/^eip155:\d+:/, ''))
  if (account.kind !== 'evm') throw new DataError('Smart sessions are for EVM accounts')
  return account.address
}

/**
 * Creates the endpoints of smart sessions. Stores the sessions in memory by space and account, and revokes one when the
 * account signs its id.
 */
export function createSmartSessions() {
  const kept = new Map<string, readonly Session[]>()

  async function revoke(owner: `0x${string}`, place: string, body: unknown): Promise<object> {
    const { pci, signature } = Object(body)
    const sessions = kept.get(place) ?? []
    if (!sessions.some((session) => session.pci === pci)) throw new DataError('There is no such session')
    // A malformed signature is invalid.
    const isSigned =
      isHex(signature) && (await verifyMessage({ address: owner, message: pci, signature }).catch(() => false))
    if (!isSigned) throw new DataError('The account did not sign this')
    kept.set(
      place,
      sessions.filter((session) => session.pci !== pci),
    )
    return {}
  }

  return {
    /** @returns undefined if there is no such endpoint. */
    async answer({ endpoint, body, prefix }: SessionsRequest): Promise<object | undefined> {
      const [, text, action] = /^\/v1\/sessions\/([^/]+)(\/revoke)?$/.exec(endpoint) ?? []
      if (!text) return undefined
      const owner = readOwner(text)
      const place = `${prefix} ${owner}`
      if (action) return body === undefined ? undefined : revoke(owner, place, body)
      const sessions = kept.get(place) ?? []
      if (body === undefined) return { pcis: sessions }
      const session = { pci: randomUUID(), permission: Object(body).permission ?? null }
      kept.set(place, [session, ...sessions])
      return session
    },
    reset: () => kept.clear(),
  }
}
