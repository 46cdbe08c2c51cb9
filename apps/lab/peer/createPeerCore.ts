import type { IWalletKit } from '@reown/walletkit'
import { SignClient } from '@walletconnect/sign-client'

export type CreatePeerCoreParameters = {
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  /** Separates the keys and sessions of this wallet from those of other clients of the same page or process. */
  readonly storagePrefix: string
}

/** Makes the part of the wallet that keeps keys and speaks with the relay. No host but the relay is ever contacted. */
export function createPeerCore(parameters: CreatePeerCoreParameters): IWalletKit['core'] {
  const { relayUrl, storagePrefix } = parameters
  // A client that is never started is the only way to a core without one more dependency.
  const { core } = new SignClient({
    projectId: 'lab',
    relayUrl,
    customStoragePrefix: storagePrefix,
    telemetryEnabled: false,
    // The lab's own log tells what goes on.
    logger: 'silent',
  })
  // No option turns these off: they would ask hosts on the internet who the app is, and tell that a wallet starts.
  core.verify.register = async () => ''
  core.verify.resolve = async () => ({ origin: '' })
  core.eventClient.init = async () => {}
  // Nobody looks at how this ends when an app has ended a session; without a relay it would end the process.
  const unsubscribe = core.relayer.unsubscribe.bind(core.relayer)
  core.relayer.unsubscribe = (topic, options) => unsubscribe(topic, options).catch(() => {})
  return core
}
