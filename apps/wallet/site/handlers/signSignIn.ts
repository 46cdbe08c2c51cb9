import type { FrameRequests, HandlerContext } from '@portico/frame-bridge/host'
import { base58 } from '@scure/base'
import { stringToBytes, stringToHex } from 'viem'
import { readSignInHost } from '../sheets/describeMessage.js'
import { createRpcHandlers } from './createRpcHandlers.js'
import type { FrameContext } from './FrameContext.js'
import { refuse } from './refuse.js'

type SiwxMessage = NonNullable<NonNullable<FrameRequests['GET_USER']['request']>['siwxMessage']>

type SignSignInParameters = {
  readonly siwxMessage: SiwxMessage
  /** The user's account on that network. */
  readonly address: string
  readonly chainId: string | number
}

/** What clients write where the account belongs, if they do not know it yet. */
const placeholder = '<<AccountAddress>>'

/**
 * Asks the user to sign in at the app while it connects, in the same sheet as any message, and returns what GET_USER
 * says of it. Only a sign-in at the app itself is signed here.
 *
 * @throws `frame-host/rejected` when the user declines, `frame-host/reply`
 */
export async function signSignIn(
  frame: FrameContext,
  { siwxMessage, address, chainId }: SignSignInParameters,
  context: HandlerContext,
) {
  const { serializedMessage = '', accountAddress } = siwxMessage
  if (accountAddress !== placeholder && accountAddress.toLowerCase() !== address.toLowerCase())
    refuse('The message to sign in is for another account')
  const message = serializedMessage.replaceAll(placeholder, address)
  if (readSignInHost(message) !== new URL(context.origin).host) refuse('The message does not sign in at this site')
  const { RPC_REQUEST } = createRpcHandlers(frame)
  const isSolana = `${chainId}`.startsWith('solana:')
  const request = isSolana
    ? {
        method: 'solana_signMessage' as const,
        params: { message: base58.encode(stringToBytes(message)), pubkey: address },
        chainId,
      }
    : { method: 'personal_sign' as const, params: [stringToHex(message), address], chainId }
  const signed = await RPC_REQUEST(request, context)
  const signature = typeof signed === 'string' ? signed : (signed as { signature: string }).signature
  return { signature, message, siwxMessage: { ...siwxMessage, accountAddress: address } }
}
