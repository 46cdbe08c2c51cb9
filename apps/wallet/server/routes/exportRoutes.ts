import { base58 } from '@scure/base'
import { toHex } from 'viem'
import type { ApiPath } from '../../api/apiRoutes.js'
import { ApiError } from '../ApiError.js'
import { readPublicKey } from '../solana/signEd25519.js'
import type { KeyNamespace } from '../vault/AccountKeys.js'
import type { Route, Routes } from './ApiRequest.js'
import { readSession } from './readSession.js'
import { readSigner } from './readSigner.js'
import { sendCode, takeCode } from './userRoutes.js'

/** A code counts for one kind of account, in the session that asked. */
const ownerOf = (session: { readonly digest: string }, kind: KeyNamespace) => `${session.digest} ${kind}`

/** Writes a private key as other wallets import it. */
function writeKey(kind: KeyNamespace, key: Uint8Array): string {
  if (kind === 'eip155') return toHex(key)
  const both = Buffer.concat([key, readPublicKey(key)])
  try {
    return base58.encode(both)
  } finally {
    both.fill(0)
  }
}

const start: Route<'/api/export/start'> = async (services, request) => {
  const { kind } = request.body
  const { session } = await readSession(services, request)
  const user = await readSigner(services, request, kind)
  const waitMs = await services.exportsPerUser.take(user.id, services.now(user.email))
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1_000)
    throw new ApiError(429, 'export/pace', 'The key was asked for too often. Please try again tomorrow', seconds)
  }
  const owner = ownerOf(session, kind)
  return { challenge: await sendCode(services, request, { purpose: 'export', email: user.email, owner }) }
}

/** Gives the key away, once for each code, and logs that, without the key. */
const finish: Route<'/api/export/finish'> = async (services, request) => {
  const { kind } = request.body
  const { session } = await readSession(services, request)
  const user = await readSigner(services, request, kind)
  const proven = await takeCode(services, request, {
    purpose: 'export',
    owner: ownerOf(session, kind),
    email: user.email,
  })
  // The address may have been changed since the code was sent: then it proves nothing any more.
  if (proven !== user.email) throw new ApiError(410, 'code/expired', 'The code has expired')
  const key = await services.accountKeys.use(user.id, kind, (bytes) => writeKey(kind, bytes))
  services.onExport?.({ userId: user.id, kind })
  return { key }
}

/** Routes that give their owner a private key. */
export const exportRoutes = {
  '/api/export/start': start,
  '/api/export/finish': finish,
} as const satisfies Partial<Routes<ApiPath>>
