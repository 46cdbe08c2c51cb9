import {
  type Adapter,
  type AdapterContext,
  addressErrors,
  type CaipNetworkId,
  type Connection,
  type ConnectionEvents,
  type Connector,
  createEmitter,
  createRpcClient,
  defineNetwork,
  toWalletError,
  transferErrors,
  walletErrors,
} from '@portico/core'

/** What the wallet's extension puts on the page, as `window.acme`. */
export type AcmeWallet = {
  /** Asks the person for an account. */
  connect(): Promise<string>
  /** The account the person shared earlier, without asking. */
  account(): Promise<string | undefined>
  /** Asks the person to sign and sends; resolves with the transaction's hash. */
  transfer(transfer: { from: string; to: string; amount: string; fee: string }): Promise<string>
}

const namespace = 'acme'
const addressPattern = /^acme1[a-z0-9]{38}$/

export const acme = defineNetwork({
  id: 'main',
  caipNetworkId: 'acme:main',
  chainNamespace: namespace,
  name: 'Acme',
  nativeCurrency: { name: 'Acme', symbol: 'ACME', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.acme.example'] } },
})

/** Sends a call to the network's nodes, and insists on an amount in base units where one is asked for. */
function createNode(context: AdapterContext, networkId: CaipNetworkId) {
  const { request } = createRpcClient({ ...context, urls: context.rpcUrls(networkId), ping: false })
  return {
    request,
    async readAmount(method: string, params: readonly unknown[], signal: AbortSignal | undefined): Promise<bigint> {
      const answer = await request(method, params, { signal })
      if (typeof answer === 'string' && /^\d{1,30}$/.test(answer)) return BigInt(answer)
      throw walletErrors('wallet/invalid-response', { method })
    },
  }
}

function openConnection(wallet: AcmeWallet, address: string): Connection {
  if (!addressPattern.test(address)) throw addressErrors('address/invalid', { address })
  const { on, clear } = createEmitter<ConnectionEvents>()
  return {
    connectorId: 'acme',
    namespaces: [namespace],
    accounts: () => [{ address }],
    networkId: () => acme.caipNetworkId,
    approved: () => [acme.caipNetworkId],
    // There is one namespace, so the type is `ProviderOf<'acme'>`.
    provider: () => wallet as never,
    switchNetwork: async () => {},
    disconnect: async () => clear(),
    on,
  }
}

function createConnector(wallet: AcmeWallet): Connector {
  return {
    id: 'acme',
    name: 'Acme Wallet',
    type: 'INJECTED',
    namespaces: [namespace],
    async connect() {
      const address = await wallet.connect().catch((error) => Promise.reject(toWalletError(error)))
      return openConnection(wallet, address)
    },
    async restore() {
      const address = await wallet.account()
      return address === undefined ? undefined : openConnection(wallet, address)
    },
  }
}

/** Makes the adapter of the Acme network: its wallet, balances and transfers. */
export function acmeAdapter(): Adapter<typeof namespace> {
  return {
    namespace,
    supports: ['balance', 'send'],
    discover(_context, onConnectors) {
      const wallet = (globalThis as { readonly acme?: AcmeWallet }).acme
      if (wallet) onConnectors([createConnector(wallet)])
      return () => {}
    },
    getNativeBalance: (context, { address, network, signal }) =>
      createNode(context, network.caipNetworkId).readAmount('getBalance', [address], signal),
    // Put what follows into a file of its own and `import()` it here, and the first click will not wait for it.
    load: async (context) => ({
      isAddress: (value) => addressPattern.test(value),
      formatAddress(address) {
        if (!addressPattern.test(address)) throw addressErrors('address/invalid', { address })
        return address
      },
      async prepareTransfer({ connection, networkId, from, to, amount, signal }) {
        const node = createNode(context, networkId)
        const fee = await node.readAmount('getFee', [], signal)
        if ((await node.readAmount('getBalance', [from], signal)) < amount + fee)
          throw transferErrors('transfer/insufficient-funds')
        return {
          fee,
          maxFee: fee,
          async send() {
            const wallet: AcmeWallet = connection.provider(namespace) as never
            const transfer = { from, to, amount: String(amount), fee: String(fee) }
            return wallet.transfer(transfer).catch((error) => Promise.reject(toWalletError(error)))
          },
        }
      },
      async waitFor({ networkId, hash, signal }) {
        // The node of this network answers once the transaction is in a block.
        const status = await createNode(context, networkId).request('waitForTransaction', [hash], { signal })
        return { hash, status: status === 'done' ? 'success' : 'reverted' }
      },
    }),
  }
}
