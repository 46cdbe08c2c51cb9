import { type CaipNetworkId, isCaipNetworkId } from '@portico/core'
import { isRecord } from '@portico/core/internal'

/** The account that the service keeps. */
export type CloudAccount = {
  readonly uuid: string
  readonly caip2_chain: string
  readonly address: string
  readonly profile_uuid: string
  readonly is_main_account: boolean
  readonly verification_status?: string | null | undefined
  readonly connection_method?: unknown
  readonly metadata?: unknown
  readonly created_at?: string | undefined
  readonly last_signed_in_at?: string | undefined
  readonly signed_up_at?: string | undefined
  readonly updated_at?: string | undefined
}

/** Who is signed in, as the service knows them. */
export type CloudSessionAccount = {
  readonly address: string
  readonly caip2Network: CaipNetworkId
  readonly chainId?: number | string | undefined
  readonly chainNamespace?: string | undefined
  readonly aud?: string | undefined
  readonly iss?: string | undefined
  readonly sub?: string | undefined
  /** Seconds since the Unix epoch. */
  readonly exp?: number | undefined
  readonly uri?: string | undefined
  readonly domain?: string | undefined
  readonly nonce?: string | undefined
  readonly projectIdKey?: string | undefined
  readonly projectUuid?: string | undefined
  readonly profileUuid?: string | undefined
  readonly email?: string | null | undefined
  readonly appKitAccount?: CloudAccount | undefined
}

const texts = ['aud', 'iss', 'sub', 'uri', 'domain', 'nonce', 'projectIdKey', 'projectUuid', 'profileUuid'] as const
const accountTexts = ['uuid', 'caip2_chain', 'address', 'profile_uuid'] as const

/**
 * Reads what the service says about who is signed in; `undefined` if it cannot be understood.
 *
 * @param reply The service's answer.
 */
export function readCloudAccount(reply: unknown): CloudSessionAccount | undefined {
  if (!isRecord(reply)) return undefined
  const { address, caip2Network, chainId, exp, email, appKitAccount } = reply
  if (typeof address !== 'string' || address === '' || !isCaipNetworkId(caip2Network)) return undefined
  // Its name was `chainIdNamespace` once.
  const namespace = reply.chainNamespace ?? reply.chainIdNamespace
  const known = texts.flatMap((name) => (typeof reply[name] === 'string' ? [[name, reply[name]] as const] : []))
  return {
    // The line above has checked each.
    ...(Object.fromEntries(known) as { readonly [name in (typeof texts)[number]]?: string }),
    address,
    caip2Network,
    ...((typeof chainId === 'number' || typeof chainId === 'string') && { chainId }),
    ...(typeof namespace === 'string' && { chainNamespace: namespace }),
    ...(typeof exp === 'number' && { exp }),
    ...((typeof email === 'string' || email === null) && { email }),
    ...(isCloudAccount(appKitAccount) && { appKitAccount }),
  }
}

function isCloudAccount(value: unknown): value is CloudAccount {
  if (!isRecord(value) || typeof value.is_main_account !== 'boolean') return false
  return accountTexts.every((name) => typeof value[name] === 'string')
}
