import type { IWalletKit, WalletKitTypes } from '@reown/walletkit'
import { privateKeyToAccount } from 'viem/accounts'
import { userRejected } from './createRequests.js'
import type { PeerPolicy, PeerProposal } from './PeerWallet.js'
import { getPeerAccounts } from './peerKeys.js'

export type CreateAuthenticationsParameters = {
  readonly walletKit: Pick<IWalletKit, 'approveSessionAuthenticate' | 'rejectSessionAuthenticate' | 'formatAuthMessage'>
  getPolicy(): PeerPolicy
  /** Returns the CAIP-2 ids of all chains that the wallet supports. */
  getChains(): readonly string[]
  /** The selected EVM address. */
  getAddress(): string
  onChange(): void
}

type Request = WalletKitTypes.SessionAuthenticate

/** Creates the handling of requests to sign in and connect at once (`wc_sessionAuthenticate`). */
export function createAuthentications(parameters: CreateAuthenticationsParameters) {
  const { walletKit, getPolicy, getChains, getAddress, onChange } = parameters
  const open = new Map<number, Request>()

  function describe({ id, params }: Request): PeerProposal {
    const { chains } = params.authPayload
    const { name, url } = params.requester.metadata
    const eip155 = { chains, methods: ['personal_sign'], events: [] }
    return { id, name, url, namespaces: { eip155 }, chains: chains.filter((chain) => getChains().includes(chain)) }
  }

  function remove(id: number): Request | undefined {
    const request = open.get(id)
    open.delete(id)
    onChange()
    return request
  }

  /** Signs the message once for each chain, as the protocol has it. */
  async function approve(id: number): Promise<void> {
    const request = remove(id)
    if (!request) throw new Error(`There is no request ${id}`)
    const chains = getChains().filter((chain) => chain.startsWith('eip155:'))
    const { authPayload: payload } = request.params
    const address = getAddress()
    const account = getPeerAccounts().find((each) => each.address === address)
    if (!account) throw new Error(`${address} is none of the wallet's accounts`)
    const wanted = payload.chains.filter((chain) => chains.includes(chain))
    const auths = await Promise.all(
      wanted.map(async (chain) => {
        const iss = `did:pkh:${chain}:${address}`
        const signature = await privateKeyToAccount(account.privateKey).signMessage({
          message: walletKit.formatAuthMessage({ request: payload, iss }),
        })
        return { h: { t: 'caip122' }, p: { ...payload, iss }, s: { t: 'eip191', s: signature } } as const
      }),
    )
    await walletKit.approveSessionAuthenticate({ id, auths })
    onChange()
  }

  async function reject(id: number): Promise<void> {
    if (remove(id)) await walletKit.rejectSessionAuthenticate({ id, reason: userRejected })
  }

  return {
    has: (id: number) => open.has(id),
    getOpen: (): readonly PeerProposal[] => [...open.values()].map(describe),
    approve,
    reject,
    async take(request: Request): Promise<void> {
      if (open.has(request.id)) return
      open.set(request.id, request)
      onChange()
      const policy = getPolicy()
      if (policy === 'approve') await approve(request.id)
      if (policy === 'reject') await reject(request.id)
    },
  }
}

/**
 * Passes requests to sign in on. Returns the switch: a wallet that does not listen gets a proposal to connect instead.
 */
export function followAuthentications(
  walletKit: Pick<IWalletKit, 'on' | 'off'>,
  { take }: Pick<ReturnType<typeof createAuthentications>, 'take'>,
): (isOn: boolean) => void {
  // A request that has expired, or that the app has ended, needs no answer.
  const listener = (request: Request) => void take(request).catch(() => {})
  let isListening = false
  return (isOn) => {
    if (isOn !== isListening) walletKit[isOn ? 'on' : 'off']('session_authenticate', listener)
    isListening = isOn
  }
}
