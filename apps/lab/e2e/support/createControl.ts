import type { ApiState } from '../../stack/api/createApiSpace.js'
import type { ExchangeFault } from '../../stack/exchange/startExchange.js'
import type { OnrampFault } from '../../stack/onramp/startOnramp.js'
import type { RelayState } from '../../stack/relay/startRelay.js'
import type { SolanaFaults } from '../../stack/solana/SolanaFaults.js'
import type { SolanaState } from '../../stack/solana/startSolana.js'

/** Controls of the running stack; see the lab's README. */
export type Control = ReturnType<typeof createControl>

type Failure = { methods?: readonly string[] } & (
  | { status: number; retryAfter?: number }
  | { delayMs: number }
  | { drop: true }
)

type RelayFault = { readonly space?: string } & (
  | { drop: true }
  | { restart: true; downMs?: number }
  | { down: true }
  | { refuse: number; refuseAfterMs?: number }
  | { delayMs: number }
  | { loseAcknowledgements: true }
  | { loseReplies: true }
)

/** Fault of one endpoint, or of all. `times` limits the number of failures. */
type ApiFault = { readonly space?: string; readonly path?: string; readonly times?: number } & (
  | { status: number; retryAfter?: number }
  | { delayMs: number }
  | { drop: true }
  | { garbage: true }
  | { body: unknown }
)

/** Fault of the data service; `*` in a path stands for any account. */
type DataFault =
  | ApiFault
  | { readonly space?: string; readonly path?: string; readonly malformed: true }
  | { readonly space?: string; readonly pageSize: number }
  | { readonly space?: string; readonly lastBlock: number }

/** What differs from a payment of an exchange that works. */
type PayFault = ExchangeFault & { readonly space: string }

/** What differs from a purchase that works. */
type BuyFault = OnrampFault & { readonly space: string }

type SolanaFault = { readonly space?: string } & (SolanaFaults | { drop: true })

type Fault = RelayFault | DataFault | BuyFault | PayFault | SolanaFault

/** Fault of the wallet's site, at one path or all. `hang` sends no answer until the fault ends. */
type WalletFault = { readonly path?: string } & (
  | { status: number }
  | { delayMs: number }
  | { drop: true }
  | { hang: true }
  | { version: string }
)

/**
 * Creates the controls of the running stack.
 *
 * @param url URL of the lab.
 */
export function createControl(url: string) {
  let isChainUsed = false
  const spoilt = new Set<string>()
  const spoiltWallets = new Set<string>()
  let isAuthSpoilt = false
  const services = ['auth', 'relay', 'api', 'data', 'onramp', 'exchange', 'solana'] as const
  async function ask<answer>(path: string, body: object): Promise<answer> {
    const response = await fetch(`${url}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`/control/${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  async function post(path: string, body: object): Promise<void> {
    isChainUsed = true
    await ask(path, body)
  }
  async function spoil(path: (typeof services)[number], fault: Fault): Promise<void> {
    spoilt.add(fault.space ?? '')
    await ask(path, fault)
  }
  const recover = (path: (typeof services)[number], space = '') => ask<void>(path, { space, off: true })
  return {
    /** Whether any control was used. */
    isUsed: () => isChainUsed || isAuthSpoilt || spoilt.size + spoiltWallets.size > 0,
    mining: (chainId: number, mode: 'auto' | 'manual') => post('chain', { chainId, mode }),
    mine: (chainId: number, blocks = 1) => post('mine', { chainId, blocks }),
    fail: (chainId: number, failure: Failure) => post('fail', { chainId, ...failure }),
    recover: (chainId: number) => post('fail', { chainId, off: true }),
    /** Adds a fault to the relay for clients that use the path `space` of its URL. */
    relay: (fault: RelayFault) => spoil('relay', fault),
    recoverRelay: (space?: string) => recover('relay', space),
    readRelay: (space = '') => ask<RelayState>('relay/state', { space }),
    /** Adds a fault to the catalogue and to analytics for clients that use the path `space` of their URL. */
    api: (fault: ApiFault) => spoil('api', fault),
    recoverApi: (space?: string) => recover('api', space),
    /** Adds a fault to the data service for clients that use the path `space` of its URL. */
    data: (fault: DataFault) => spoil('data', fault),
    recoverData: (space?: string) => recover('data', space),
    /** Reads the requests to the data service. */
    readData: (space = '') => ask<Pick<ApiState, 'requests'>>('data/state', { space }),
    /** Reads the requests to the catalogue, and the analytics records. */
    readApi: (space = '') => ask<ApiState>('api/state', { space }),
    /** Changes how purchases go on pages of the sandbox that have the path `space`. */
    onramp: (fault: BuyFault) => spoil('onramp', fault),
    /** Changes how exchanges pay for clients that use the path `space` of the data service's URL. */
    exchange: (fault: PayFault) => spoil('exchange', fault),
    recoverExchange: (space: string) => recover('exchange', space),
    recoverOnramp: (space: string) => recover('onramp', space),
    /** Adds a fault to the Solana chain for clients that use the path `space` of its URLs. */
    solana: (fault: SolanaFault) => spoil('solana', fault),
    recoverSolana: (space?: string) => recover('solana', space),
    readSolana: (space = '') => ask<SolanaState>('solana/state', { space }),
    /** Makes the sign-in service fail for clients whose URL has the path `space`. */
    signInService: (fault: ApiFault) => spoil('auth', fault),
    recoverSignInService: (space?: string) => recover('auth', space),
    /** Reads the requests to the sign-in service. */
    readSignInService: (space = '') => ask<Pick<ApiState, 'requests'>>('auth/state', { space }),
    /** Moves the clock of one space of the sign-in service, or ends all sign-ins there. */
    signInServiceTime: (change: { readonly space: string; readonly advanceMs?: number; readonly end?: true }) =>
      ask<void>('auth/time', change),
    /** Advances the slot for all spaces. */
    advanceSolana: (slots: number) => ask<void>('solana/advance', { slots }),
    /** Adds a fault to the embedded wallet's site for the apps of one project. */
    async wallet(projectId: string, fault: WalletFault): Promise<void> {
      spoiltWallets.add(projectId)
      await ask('wallet', { projectId, ...fault })
    },
    /** Adds a fault to the next-auth server, at one path or all. `hang` sends no answer until the fault ends. */
    async auth(fault: ApiFault | { readonly path?: string; readonly hang: true }): Promise<void> {
      isAuthSpoilt = true
      await ask('auth-client', fault)
    },
    recoverAuth: () => ask<void>('auth-client', { off: true }),
    /** Reads the requests to the next-auth server. */
    readAuth: () => ask<Pick<ApiState, 'requests'>>('auth-client/state', {}),
    clearAuth: () => ask<void>('auth-client/state', { clear: true }),
    recoverWallet: (projectId: string) => ask<void>('wallet', { projectId, off: true }),
    /** Moves the wallet's clock forward for one address: codes expire, and the next mail may be sent. */
    advanceWallet: (email: string, advanceMs: number) => ask<void>('wallet/time', { email, advanceMs }),
    /** Makes the mail server refuse mail to an address, with 550 or another code, or accept it again. */
    refuseMail: (to: string, refuse: boolean, code?: number) => ask<void>('mail', { to, refuse, code }),
    /** Resets all chains to their state after the start, now and after the test. */
    startAfresh: () => post('reset', {}),
    /**
     * Reverts all changes. For the relay, the API and Solana only the spaces that were used, so that other tests
     * continue.
     */
    async reset(): Promise<void> {
      for (const space of spoilt) await Promise.all(services.map((path) => recover(path, space)))
      for (const projectId of spoiltWallets) await ask('wallet', { projectId, off: true })
      if (isAuthSpoilt) await ask('auth-client', { off: true })
      if (isChainUsed) await post('reset', {})
    },
  }
}
