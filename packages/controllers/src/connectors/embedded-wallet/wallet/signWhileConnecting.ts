import { type CaipNetworkId, type Connection, type ConnectSignIn, getNamespace, isPorticoError } from '@portico/core'
import { readMessageData, toFrameChainId } from '@portico/core/internal'
import type { WalletParts } from './EmbeddedWallet.js'
import { toRequestError } from './toRequestError.js'

type SignWhileConnectingParameters = {
  readonly connection: Connection
  readonly networkId: CaipNetworkId
  readonly signal: AbortSignal
  readonly signIn: ConnectSignIn
}

/**
 * Has the user sign in within the connect, if the frame can. Call it before the app learns of the account, which would
 * otherwise be asked to sign in afterwards. Never rejects: without a signature the account is connected all the same.
 */
export async function signWhileConnecting(
  { client, context }: Pick<WalletParts, 'client' | 'context'>,
  { connection, networkId, signal, signIn }: SignWhileConnectingParameters,
): Promise<void> {
  const { address, type } = connection.accounts(getNamespace(networkId))[0] ?? {}
  if (!client.signIn || !client.signsIn?.() || address === undefined) return
  try {
    const message = await signIn.createMessage(networkId, address)
    if (!message || signal.aborted) return
    const text = message.toString()
    const data = readMessageData(message)
    const { resources, ...fields } = data
    const siwxMessage = { ...fields, ...(resources && { resources: [...resources] }), serializedMessage: text }
    const signed = await client.signIn({ chainId: toFrameChainId(networkId), siwxMessage }, { signal })
    // The user may have logged in as somebody else in another tab, and only this text has the nonce.
    const isAsAsked = signed.address === address && signed.message === text
    if (!isAsAsked || !signed.signature) throw new Error('The wallet has not signed the message that it was given.')
    await signIn.keep([{ data, message: text, signature: signed.signature }], type)
  } catch (cause) {
    if (signal.aborted) return
    const error = toRequestError(cause)
    // Who left the view has declined as well.
    if (isPorticoError(error, 'wallet/rejected') || isPorticoError(cause, 'frame/aborted')) signIn.decline(cause)
    else context.logger.warn('the wallet has connected without signing in', cause)
  }
}
