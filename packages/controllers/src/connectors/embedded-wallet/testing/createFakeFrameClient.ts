import { type CaipNetworkId, createEmitter } from '@portico/core'
import type { FrameClient, FrameClientEvents, FrameUser, SentTransaction } from '@portico/frame-bridge'
import { createFakeApprovals } from './createFakeApprovals.js'
import { createFakeCalls, type FakeCallOptions, type FakeFrameCall, type FakeFrameMethod } from './createFakeCalls.js'

/** How a fake frame client answers. */
export type CreateFakeFrameClientOptions = {
  /** Whether the frame has stored a login. Default `false`. */
  readonly isConnected?: boolean | undefined
  /** The user who is logged in. */
  readonly user?: Partial<FrameUser> | undefined
  /** Transactions that the frame reported before anybody listened. */
  readonly sent?: readonly SentTransaction[] | undefined
  /** Whether the frame signs a message while it connects. Default `false`. */
  readonly signsIn?: boolean | undefined
}

/** A frame client without a frame, with controls for tests. */
export type FakeFrameClient = FrameClient & {
  readonly calls: readonly FakeFrameCall[]
  /** Changes the user who is logged in. */
  setUser(user: Partial<FrameUser>): void
  /** How a method ends from now on: with a value, an error (an instance of `Error`), or `hang` until `settle`. */
  answer(name: FakeFrameMethod, answer: unknown): void
  /** Ends the oldest call of a method that hangs. */
  settle(name: FakeFrameMethod, answer: unknown): void
  /** Emits an event of the frame or its transport. */
  emit<name extends keyof FrameClientEvents>(name: name, payload: FrameClientEvents[name]): void
  /** Approves all pending requests. */
  approve(): void
  isDestroyed(): boolean
}

/** Reads a chain id as the client does: a number on EVM networks. */
function readChain(chainId: string | number): number | CaipNetworkId {
  const text = String(chainId).replace(/^eip155:/, '')
  // Anything but a number is the id of a network of another namespace.
  return /^\d+$/.test(text) ? Number(text) : (text as CaipNetworkId)
}

/** What the frame says of a message that was signed. Every signature counts. */
function sign({ serializedMessage: message }: { readonly serializedMessage?: string | undefined }) {
  return { signature: `0x${'cd'.repeat(65)}`, message }
}

/**
 * Creates a client of the embedded wallet that behaves as a test says, without a frame. By default codes and changes of
 * the account succeed; `connectDevice` and requests hang until `settle`.
 */
export function createFakeFrameClient(options: CreateFakeFrameClientOptions = {}): FakeFrameClient {
  const emitter = createEmitter<FrameClientEvents>()
  let last: number | CaipNetworkId = 1
  let destroyed = false
  let user: FrameUser = { email: 'ann@example.com', address: `0x${'ab'.repeat(20)}`, chainId: 1, ...options.user }
  const { calls, call, settle, setAnswer } = createFakeCalls({
    connectEmail: { action: 'VERIFY_OTP' },
    connectDevice: 'hang',
    isConnected: options.isConnected ?? false,
    disconnect: true,
    getSmartAccountEnabledNetworks: [],
    updateEmail: { action: 'VERIFY_PRIMARY_OTP' },
    updateEmailSecondaryOtp: { newEmail: 'new@example.com' },
    request: 'hang',
  })
  const { approve, ...rpc } = createFakeApprovals({ call, settle }, emitter)
  // The test chooses the answers, so no types can be promised.
  const plain = (name: FakeFrameMethod) => (options?: FakeCallOptions) =>
    call(name, undefined, options) as Promise<never>
  const sent = (name: FakeFrameMethod) => (payload?: unknown, options?: FakeCallOptions) =>
    call(name, payload, options) as Promise<never>
  return {
    calls,
    connectEmail: sent('connectEmail'),
    connectDevice: plain('connectDevice'),
    connectOtp: sent('connectOtp'),
    connectSocial: sent('connectSocial'),
    getSocialRedirectUri: sent('getSocialRedirectUri'),
    getFarcasterUri: plain('getFarcasterUri'),
    connectFarcaster: plain('connectFarcaster'),
    async getUser(payload, options) {
      const answer = await call('getUser', payload, options)
      // If the test sets an answer, it is a user.
      const next = (answer as FrameUser | undefined) ?? { ...user, chainId: payload?.chainId ?? user.chainId }
      last = readChain(next.chainId)
      return next
    },
    async signIn(payload, options) {
      const answer = await call('signIn', payload, options)
      // If the test sets an answer, it is a user.
      return (answer as FrameUser | undefined) ?? { ...user, ...sign(payload.siwxMessage) }
    },
    signsIn: () => options.signsIn ?? false,
    async isConnected(options) {
      const answer = await call('isConnected', options?.isBackground ? 'background' : undefined, options)
      if (answer === false) emitter.emit('disconnect', { reason: 'not-connected' })
      return answer === true
    },
    disconnect: plain('disconnect'),
    lastChainId: () => last,
    getChainId: plain('getChainId'),
    async switchNetwork(payload, options) {
      const answer = await call('switchNetwork', payload, options)
      // If the test sets an answer, it is a chain id.
      last = readChain((answer ?? payload.chainId) as string | number)
      return last
    },
    getSmartAccountEnabledNetworks: plain('getSmartAccountEnabledNetworks'),
    initSmartAccount: plain('initSmartAccount'),
    async setPreferredAccount(payload, options) {
      const type = (await call('setPreferredAccount', payload, options)) === 'eoa' ? 'eoa' : payload.type
      user = { ...user, preferredAccountType: type }
      return { type }
    },
    ...rpc,
    sentTransactions: () => options.sent ?? [],
    updateEmail: sent('updateEmail'),
    updateEmailPrimaryOtp: sent('updateEmailPrimaryOtp'),
    updateEmailSecondaryOtp: sent('updateEmailSecondaryOtp'),
    syncTheme: sent('syncTheme'),
    syncDappData: sent('syncDappData'),
    reload: plain('reload'),
    keepsLogin: () => true,
    isReady: () => true,
    dropped: () => ({}) as never,
    on: emitter.on,
    destroy() {
      destroyed = true
    },
    setUser(next) {
      user = { ...user, ...next }
    },
    answer: setAnswer,
    settle: (name, answer) => settle(name, answer),
    emit: emitter.emit,
    approve,
    isDestroyed: () => destroyed,
  }
}
