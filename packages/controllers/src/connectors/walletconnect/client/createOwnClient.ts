import type { AdapterContext } from '@portico/core'
import type { SignClient } from '@walletconnect/sign-client'
import { defaultServices } from '../../../instance/PorticoOptions.js'
import { resolveMetadata } from '../../../instance/resolveMetadata.js'
import type { SignClientPort } from '../port/SignClientPort.js'
import type { WalletConnectOptions } from '../port/WalletConnectOptions.js'
import { walletConnectErrors } from '../port/walletConnectErrors.js'
import { listPendingPairings } from '../storage/pendingPairings.js'
import { holdMessages } from './holdMessages.js'
import { replayMessages } from './replayMessages.js'
import { shareSessions } from './shareSessions.js'
import { tameDeletion } from './tameDeletion.js'
import { tameQueue } from './tameQueue.js'
import { tameRepeats } from './tameRepeats.js'
import { tameSockets } from './tameSockets.js'
import { tameUnsubscribe } from './tameUnsubscribe.js'

export type OwnClient = {
  readonly client: SignClientPort
  /** Adopts sessions that another tab has settled since the client read its storage. */
  catchUp(): Promise<void>
  /** Delivers messages that arrived since the client started. Call it once listeners are attached. */
  listen(): void
  /** Closes the socket and ends the client's timers. */
  close(): void
}

/** A self-hosted relay needs no project id, but the client requires one. */
const anyProject = 'portico'

/**
 * Loads `@walletconnect/sign-client` and creates the instance's client, with its log off and a storage prefix of its
 * own. The vendor's Verify service is used with the hosted relay only.
 *
 * @throws `walletconnect/no-project-id`, `walletconnect/client-missing`, `walletconnect/client-failed`
 */
export async function createOwnClient(context: AdapterContext, options: WalletConnectOptions): Promise<OwnClient> {
  const relayUrl = options.relayUrl ?? context.services?.relay ?? defaultServices.relay
  const isHosted = relayUrl === defaultServices.relay
  const { projectId } = context
  if (isHosted && !projectId) throw walletConnectErrors('walletconnect/no-project-id')
  const { SignClient } = await import('@walletconnect/sign-client').catch((cause: unknown) => {
    throw walletConnectErrors('walletconnect/client-missing', undefined, { cause })
  })
  const { name, description, url, icons } = resolveMetadata({ ...context.metadata, ...options.metadata })
  const customStoragePrefix = context.instanceId === '' ? 'portico' : `portico-${context.instanceId}`
  // The library shares its core between clients of one prefix, even if that core's instance has ended or its start
  // failed.
  forgetCore(customStoragePrefix)
  const start = async () => {
    const settings = {
      projectId: projectId || anyProject,
      relayUrl,
      metadata: { name, description, url, icons: [...icons] },
      customStoragePrefix,
      telemetryEnabled: options.telemetry ?? false,
      logger: 'silent' as const,
    }
    // The core is created first, because it connects to the relay before the rest of the client listens.
    const { core } = new SignClient(settings)
    const release = holdMessages(core.relayer)
    return { client: await SignClient.init({ ...settings, core }), core, release }
  }
  const { client, core, release } = await start().catch((cause: unknown) => {
    throw walletConnectErrors('walletconnect/client-failed', undefined, { cause })
  })
  if (!isHosted) core.verify.register = async () => ''
  const closing = new AbortController()
  tameSockets(core.relayer, { clock: context.clock, signal: closing.signal })
  tameQueue(core.relayer, context.logger)
  tameUnsubscribe(core.relayer, context.logger)
  tameDeletion(client)
  tameRepeats(client)
  let isListening = false
  return {
    client,
    catchUp: shareSessions(client, context.logger),
    listen() {
      if (isListening) return
      isListening = true
      replayMessages(core.relayer, {
        topics: listAnswerTopics(
          client,
          listPendingPairings(context).map(({ topic }) => topic),
        ),
        now: context.clock.now(),
        done: release(),
      })
    },
    close() {
      closing.abort()
      forgetCore(customStoragePrefix)
      core.heartbeat.stop()
      core.relayer.transportClose().catch((error: unknown) => context.logger.warn('closing the relay failed', error))
    },
  }
}

/** Wallets answer to a proposal on its own topic, and to a request to sign in on one that the client has made for it. */
function listAnswerTopics({ auth }: Awaited<ReturnType<typeof SignClient.init>>, pairings: readonly string[]) {
  const answers = auth.pairingTopics.getAll().filter(({ pairingTopic }) => pairings.includes(pairingTopic))
  return [...pairings, ...answers.map(({ topic }) => topic)]
}

/**
 * Removes the core that the library keeps for each storage prefix, so that the next client creates a new one instead of
 * reusing a closed one.
 */
export function forgetCore(prefix: string): void {
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}_count`)
}
