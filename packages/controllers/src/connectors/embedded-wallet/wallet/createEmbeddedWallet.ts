import { type AdapterContext, connectionErrors, createEmitter } from '@portico/core'
import { preferredAccountTypesKey } from '@portico/core/internal'
import type { FrameUser } from '@portico/frame-bridge'
import type { OpenedClient } from '../client/createBridgeClient.js'
import type { EmbeddedWalletOptions } from '../state/EmbeddedWalletOptions.js'
import { connectLogin, type LoginParts, restoreLogin } from './connectLogin.js'
import { createConnections } from './createConnections.js'
import { createLoginUndo } from './createLoginUndo.js'
import type { EmbeddedWallet, EmbeddedWalletEvents, WalletParts } from './EmbeddedWallet.js'

/**
 * Creates the embedded wallet of an instance, with its client.
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
      // A restored login keeps the account that the frame remembers.
      return kind === 'restore' ? undefined : (options.preferredAccountType ?? wallet.defaultAccountType)
    },
  }
  const connections = createConnections(parts)
  const onUndone = () => emitter.emit('undone', undefined)
  const { undoLogin, settled } = createLoginUndo({ client, connections, logger, onUndone })
  const { on } = emitter
  const state: LoginParts['state'] = { login: undefined }
  const login: LoginParts = { context, client, served, on, undoLogin, connections, state }
  const wallet: EmbeddedWallet = {
    client,
    get user() {
      return user
    },
    defaultAccountType: undefined,
    expectLogin() {
      state.login = 'expected'
    },
    completeLogin() {
      state.login = 'done'
      emitter.emit('login', undefined)
    },
    forgetLogin() {
      state.login = undefined
    },
    undoLogin: (accepted) => undoLogin(accepted),
    settled,
    connect: (parameters) => connectLogin(login, parameters),
    restore: (parameters) => restoreLogin(login, parameters),
    refresh: connections.refresh,
    on,
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
