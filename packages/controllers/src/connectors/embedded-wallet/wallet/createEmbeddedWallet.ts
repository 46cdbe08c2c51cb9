import { type AdapterContext, connectionErrors, createEmitter } from '@portico/core'
import { preferredAccountTypesKey } from '@portico/core/internal'
import type { FrameUser } from '@portico/frame-bridge'
import { personEnd } from '../../../connection/links/attemptsPart.js'
import type { OpenedClient } from '../client/createBridgeClient.js'
import type { EmbeddedWalletOptions } from '../state/EmbeddedWalletOptions.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { createConnections } from './createConnections.js'
import { createLoginUndo } from './createLoginUndo.js'
import type { EmbeddedWallet, EmbeddedWalletEvents, WalletParts } from './EmbeddedWallet.js'
import { listRestoreChains } from './listRestoreChains.js'
import { pickChains } from './pickChains.js'
import { whenLoggedIn } from './whenLoggedIn.js'

/**
 * Makes the embedded wallet of an instance with its client.
 *
 * @throws `connection/aborted` when the instance has ended meanwhile, and what `openClient` throws
 */
export async function createEmbeddedWallet(
  context: AdapterContext,
  options: EmbeddedWalletOptions,
): Promise<EmbeddedWallet> {
  const { client, served } = await openClient(context, options)
  const { lifetime, logger, store } = context
  const emitter = createEmitter<EmbeddedWalletEvents>({
    onError: (error) => logger.error('A listener of the embedded wallet failed', error),
  })
  const end = () => {
    emitter.clear()
    client.destroy()
  }
  if (lifetime?.aborted) {
    end()
    throw connectionErrors('connection/aborted')
  }
  lifetime?.addEventListener('abort', end, { once: true })
  let login: 'expected' | 'done' | undefined
  let user: FrameUser | undefined
  const parts: WalletParts = {
    context,
    client,
    served,
    setUser(next) {
      user = next
      emitter.emit('user', next)
    },
    getAccountType(kind) {
      const stored = store.get(preferredAccountTypesKey)?.eip155
      if (stored === 'eoa' || stored === 'smartAccount') return stored
      // A login that is resumed is left with the account the frame remembers.
      return kind === 'restore' ? undefined : (options.preferredAccountType ?? wallet.defaultAccountType)
    },
  }
  const connections = createConnections(parts)
  // Beside a connection that lives, a check that fails must not have the login forgotten, here and in other tabs.
  const check = (signal: AbortSignal) => client.isConnected({ signal, isBackground: connections.isLive() })
  const onUndone = () => emitter.emit('undone', undefined)
  const { undoLogin, settled } = createLoginUndo({ client, connections, logger, onUndone })
  const wallet: EmbeddedWallet = {
    client,
    get user() {
      return user
    },
    defaultAccountType: undefined,
    expectLogin() {
      login = 'expected'
    },
    completeLogin() {
      login = 'done'
      emitter.emit('login', undefined)
    },
    forgetLogin() {
      login = undefined
    },
    undoLogin: (accepted) => undoLogin(accepted),
    settled,
    async connect({ namespaces, chains, signal }) {
      const chosen = pickChains({ namespaces, chains, served })
      const wasLive = connections.isLive()
      const isLoggedIn = login === 'done' || (login === undefined && (await check(signal)))
      // The previous login was expected to last, and no new one is awaited.
      if (!isLoggedIn && wasLive && login === undefined) throw embeddedWalletErrors('embedded-wallet/session-expired')
      const isNewLogin = !isLoggedIn || login === 'done'
      if (!isLoggedIn) await whenLoggedIn(wallet, signal)
      login = undefined
      const onAbort = () => undoLogin(Promise.resolve(true), () => wasLive)
      if (isNewLogin && signal.aborted) onAbort()
      else if (isNewLogin) signal.addEventListener('abort', onAbort)
      try {
        return await connections.use({ kind: 'connect', chains: chosen, signal, isNewLogin })
      } finally {
        signal.removeEventListener('abort', onAbort)
      }
    },
    async restore({ namespaces, chains: preferred, signal }) {
      // A live connection is signed out by the code that ends it.
      const onAbort = () => {
        if (signal.reason === personEnd && !connections.isLive()) undoLogin(Promise.resolve(true), () => false)
      }
      if (signal.aborted) onAbort()
      else signal.addEventListener('abort', onAbort, { once: true })
      if (!(await check(signal))) throw embeddedWalletErrors('embedded-wallet/session-expired')
      const chains = pickChains({ namespaces, chains: listRestoreChains(context, preferred), served })
      return connections.use({ kind: 'restore', chains, signal, isNewLogin: false })
    },
    refresh: connections.refresh,
    on: emitter.on,
  }
  return wallet
}

/** Returns the given client, or loads the frame bridge and puts the wallet's frame into the instance's dialog. */
async function openClient(context: AdapterContext, options: EmbeddedWalletOptions): Promise<OpenedClient> {
  const { client } = options
  if (client) return { client: typeof client === 'function' ? await client() : client, served: undefined }
  const { createBridgeClient } = await import('../client/createBridgeClient.js')
  return createBridgeClient(context, options)
}
