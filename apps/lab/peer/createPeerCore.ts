import type { IWalletKit } from '@reown/walletkit'
import { SignClient } from '@walletconnect/sign-client'

export type CreatePeerCoreParameters = {
  /** WebSocket URL of the relay. */
  readonly relayUrl: string
  /** Keeps the keys and sessions of this wallet apart from other clients of the same page or process. */
  readonly storagePrefix: string
}

/** Creates the WalletConnect core, which stores keys and connects to the relay. It contacts no other host. */
export function createPeerCore(parameters: CreatePeerCoreParameters): IWalletKit['core'] {
  const { relayUrl, storagePrefix } = parameters
  // Creating a client that is never started gives access to a core without another dependency.
  const { core } = new SignClient({
    projectId: 'lab',
    relayUrl,
    customStoragePrefix: storagePrefix,
    telemetryEnabled: false,
    // The lab has its own log.
    logger: 'silent',
  })
  // No option disables these. They would send requests about the app and the wallet's start to hosts on the internet.
  core.verify.register = async () => ''
  core.verify.resolve = async () => ({ origin: '' })
  core.eventClient.init = async () => {}
  // If an app has ended the session, this rejects unhandled without a relay, which would end the process.
  const unsubscribe = core.relayer.unsubscribe.bind(core.relayer)
  core.relayer.unsubscribe = (topic, options) => unsubscribe(topic, options).catch(() => {})
  return core
}
