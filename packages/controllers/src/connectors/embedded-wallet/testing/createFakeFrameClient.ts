import { type CaipNetworkId, createEmitter } from '@portico/core'
import {
  type FrameClient,
  type FrameClientEvents,
  type FrameUser,
  frameErrors,
  type RpcApproval,
  type SentTransaction,
} from '@portico/frame-bridge'

/** Methods of the client that answer later. */
export type FakeFrameMethod = {
  [name in keyof FrameClient]-?: ReturnType<NonNullable<FrameClient[name]>> extends Promise<unknown> ? name : never
}[keyof FrameClient]

/** A call that a fake frame client received. */
export type FakeFrameCall = { readonly name: FakeFrameMethod; readonly payload: unknown }

/** How a fake frame client answers. */
export type CreateFakeFrameClientOptions = {
  /** Whether the frame remembers a login. Default `false`. */
  readonly isConnected?: boolean | undefined
  /** Who is logged in. */
  readonly user?: Partial<FrameUser> | undefined
  /** What the frame has told that it sent, before anybody listened. */
  readonly sent?: readonly SentTransaction[] | undefined
}

/** A frame client without a frame, and what tests may do to it. */
export type FakeFrameClient = FrameClient & {
  readonly calls: readonly FakeFrameCall[]
  /** Changes who is logged in. */
  setUser(user: Partial<FrameUser>): void
  /** How a method ends from now on: with a value, an error (an instance of `Error`), or `hang` until `settle`. */
  answer(name: FakeFrameMethod, answer: unknown): void
  /** Ends the oldest call of a method that hangs. */
  settle(name: FakeFrameMethod, answer: unknown): void
  /** Reports what the frame, or the way to it, would. */
  emit<name extends keyof FrameClientEvents>(name: name, payload: FrameClientEvents[name]): void
  /** Says that the person has approved all that waits for them. */
  approve(): void
  isDestroyed(): boolean
}

type Options = {
  readonly signal?: AbortSignal | undefined
  readonly onLate?: ((answer: Promise<never>) => void) | undefined
}
type Waiting = { readonly name: FakeFrameMethod; readonly payload: unknown; settle(answer: unknown): void }

const approvalMethods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_sendCalls']
const needsApproval = (method: string) => approvalMethods.includes(method) || method.startsWith('solana_')

/** Reads a chain id as the client does: a number on EVM networks. */
function readChain(chainId: string | number): number | CaipNetworkId {
  const text = String(chainId).replace(/^eip155:/, '')
  // Anything but a number is the id of a network of another namespace.
  return /^\d+$/.test(text) ? Number(text) : (text as CaipNetworkId)
}

/**
 * Makes a client of the embedded wallet that does what a test says, without a frame: codes and changes of the account
 * succeed, and the wait for a link and requests hang until `settle` ends them.
 */
export function createFakeFrameClient(options: CreateFakeFrameClientOptions = {}): FakeFrameClient {
  const emitter = createEmitter<FrameClientEvents>()
  const calls: FakeFrameCall[] = []
  const waiting: Waiting[] = []
  const open: { -readonly [name in keyof RpcApproval]: RpcApproval[name] }[] = []
  const requests = new Map<RpcApproval, unknown>()
  let serial = 0
  let last: number | CaipNetworkId = 1
  let destroyed = false
  let user: FrameUser = { email: 'ann@example.com', address: `0x${'ab'.repeat(20)}`, chainId: 1, ...options.user }
  const answers: Partial<Record<FakeFrameMethod, unknown>> = {
    connectEmail: { action: 'VERIFY_OTP' },
    connectDevice: 'hang',
    isConnected: options.isConnected ?? false,
    disconnect: true,
    getSmartAccountEnabledNetworks: [],
    updateEmail: { action: 'VERIFY_PRIMARY_OTP' },
    updateEmailSecondaryOtp: { newEmail: 'new@example.com' },
    request: 'hang',
  }
  const call = (name: FakeFrameMethod, payload?: unknown, { signal, onLate }: Options = {}) => {
    calls.push({ name, payload })
    return new Promise<unknown>((resolve, reject) => {
      const settle = (answer: unknown) => (answer instanceof Error ? reject(answer) : resolve(answer))
      if (answers[name] !== 'hang') return settle(answers[name])
      const entry = { name, payload, settle }
      waiting.push(entry)
      const abort = () => {
        settle(frameErrors(name === 'request' ? 'frame/rpc-aborted' : 'frame/aborted'))
        onLate?.(
          new Promise((answered, failed) => {
            // What a method answers is the test's own to choose.
            entry.settle = (answer) => (answer instanceof Error ? failed(answer) : answered(answer as never))
          }),
        )
      }
      if (signal?.aborted) abort()
      signal?.addEventListener('abort', abort)
    })
  }
  const settle = (name: FakeFrameMethod, answer: unknown, isMeant = (_payload: unknown) => true) => {
    const at = waiting.findIndex((entry) => entry.name === name && isMeant(entry.payload))
    for (const entry of at < 0 ? [] : waiting.splice(at, 1)) entry.settle(answer)
  }
  // What a method answers is the test's own to choose; nothing else is promised by a fake.
  const plain = (name: FakeFrameMethod) => (options?: Options) => call(name, undefined, options) as Promise<never>
  const sent = (name: FakeFrameMethod) => (payload?: unknown, options?: Options) =>
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
      // A test that answers gives a user.
      const next = (answer as FrameUser | undefined) ?? { ...user, chainId: payload?.chainId ?? user.chainId }
      last = readChain(next.chainId)
      return next
    },
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
      // A test that answers gives a chain id.
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
    async request(request, options) {
      const approval = needsApproval(request.method) ? { id: ++serial, method: request.method as never } : undefined
      const answer = call('request', request, options)
      if (!approval) return answer
      open.push(approval)
      requests.set(approval, request)
      emitter.emit('approval', approval)
      const end = (outcome: 'success' | 'error') => {
        open.splice(open.indexOf(approval), 1)
        emitter.emit('settled', { ...approval, outcome })
      }
      answer.then(
        () => end('success'),
        () => end('error'),
      )
      return answer
    },
    abortOpenRequests() {
      for (const approval of open.filter(({ isApproved }) => !isApproved))
        settle('request', frameErrors('frame/rpc-aborted'), (payload) => payload === requests.get(approval))
    },
    openRequests: () => open,
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
    answer(name, answer) {
      answers[name] = answer
    },
    settle: (name, answer) => settle(name, answer),
    emit: emitter.emit,
    approve() {
      for (const approval of open) {
        approval.isApproved = true
        emitter.emit('approved', approval)
      }
    },
    isDestroyed: () => destroyed,
  }
}
