import { type CaipNetworkId, type Connector, memoryStorage } from '@portico/core'
import { base, mainnet, solana, solanaDevnet } from '@portico/core/networks'
import { createFakeAdapter, createFakeClock, createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { createPortico } from '../../assembly/createPortico.js'
import { listenToProvider } from '../provider/listenToProvider.test.fixture.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { selectAccount } from './selectAccount.js'
import { setActiveNamespace } from './setActiveNamespace.js'
import { switchNetwork } from './switchNetwork.js'

export type WalletId = 'evm' | 'sol' | 'both'
export type Namespace = 'eip155' | 'solana'
type Both<value> = { eip155: value; solana: value }
type Link = { wallet: WalletId; address: string }

export const namespaces = ['eip155', 'solana'] as const
export const walletIds = ['evm', 'sol', 'both'] as const
const serves: Record<WalletId, readonly Namespace[]> = { evm: ['eip155'], sol: ['solana'], both: namespaces }
const networks = [mainnet, base, solana, solanaDevnet] as const
const defaults: Both<CaipNetworkId> = { eip155: mainnet.caipNetworkId, solana: solana.caipNetworkId }
export const others: Both<CaipNetworkId> = { eip155: base.caipNetworkId, solana: solanaDevnet.caipNetworkId }
export const unknownNetwork: CaipNetworkId = 'eip155:999'

/** What a user expects, computed by rules that are simple enough to check by reading. */
export type Model = {
  active: Namespace
  /** The app's choice. */
  chosen: Both<CaipNetworkId>
  links: Partial<Both<Link>>
  /** What each wallet remembers, independent of the page. */
  wallets: Record<WalletId, { accounts: Both<string[]>; networkId: CaipNetworkId }>
}

export function createModel(): Model {
  const wallet = (id: string) => ({
    accounts: { eip155: [`0x${id}A`, `0x${id}B`], solana: [`${id}SoA`, `${id}SoB`] },
    networkId: mainnet.caipNetworkId as CaipNetworkId,
  })
  return {
    active: 'eip155',
    chosen: { ...defaults },
    links: {},
    wallets: { evm: wallet('evm'), sol: wallet('sol'), both: wallet('both') },
  }
}

/** A page that can be reloaded with the same wallets and storage. */
export function createPage() {
  const id = `two-${crypto.randomUUID()}`
  const storage = memoryStorage()
  const trusted = new Set<WalletId>()
  let page = load(createModel())

  function load({ wallets }: Model) {
    const clock = createFakeClock()
    const connections = Object.fromEntries(
      walletIds.map((wallet) => [
        wallet,
        createFakeConnection({
          connectorId: wallet,
          namespaces: serves[wallet],
          accounts: wallets[wallet].accounts,
          networks: serves[wallet].includes('eip155') ? { eip155: wallets[wallet].networkId } : {},
          providers: {
            eip155: { request: async () => wallet },
            // As on Solana, a request without an account uses the one given last.
            solana: { name: wallet, request: async (...args: readonly unknown[]) => [wallet, args[2]] },
          },
        }),
      ]),
      // The keys are exactly these ids.
    ) as Record<WalletId, ReturnType<typeof createFakeConnection>>
    const connectors = walletIds.map((wallet) => createTestWallet(wallet, connections[wallet], trusted))
    const portico = createPortico({
      id,
      storage,
      clock,
      networks,
      logLevel: 'silent',
      adapters: [
        createFakeAdapter({ connectors: connectors.slice(0, 1) }),
        createFakeAdapter({ namespace: 'solana', connectors: connectors.slice(1, 2) }),
      ],
      connectors: connectors.slice(2).map((connector) => () => connector),
    })
    portico.start()
    return {
      clock,
      connections,
      portico,
      heard: { eip155: listenToProvider(portico, 'eip155'), solana: listenToProvider(portico, 'solana') },
    }
  }

  return {
    get portico() {
      return page.portico
    },
    get connections() {
      return page.connections
    },
    /** What listeners that were added to the providers at the start were told. */
    get heard() {
      return page.heard
    },
    /** Wallets that consider themselves connected. */
    trusted,
    read: (key: string) => storage.getItem(`@appkit:${id}/${key}`),
    settle: async () => {
      await page.clock.flush()
      await page.clock.advance(2000)
    },
    async reload(model: Model) {
      page.portico.destroy()
      page = load(model)
      while (!page.portico.getState().initialized) await page.clock.flush()
    },
  }
}

export type Page = ReturnType<typeof createPage>

/** Like Solana wallets, it uses the network it is given, and only resumes what it was connected for. */
function createTestWallet(
  id: WalletId,
  connection: ReturnType<typeof createFakeConnection>,
  trusted: Set<WalletId>,
): Connector {
  const fake = createFakeConnector({ id, name: id, namespaces: serves[id], connection })
  const { disconnect: end } = connection
  Object.assign(connection, {
    async disconnect() {
      trusted.delete(id)
      await end()
    },
  })
  const use = (chains: readonly CaipNetworkId[] = []) => {
    const chain = chains.find((each) => each.startsWith('solana:'))
    if (chain) connection.setNetwork(chain)
    return connection
  }
  return {
    ...fake,
    async connect({ chains }) {
      trusted.add(id)
      return use(chains)
    },
    restore: async ({ chains }) => (trusted.has(id) ? use(chains) : undefined),
  }
}

export type Step = {
  readonly name: string
  /** Whether the step is possible now. */
  readonly check?: (model: Readonly<Model>) => boolean
  readonly run: (model: Model, page: Page) => Promise<void> | void
}

const other = (namespace: Namespace): Namespace => (namespace === 'eip155' ? 'solana' : 'eip155')

function unlink(model: Model, namespace: Namespace) {
  if (!model.links[namespace]) return
  delete model.links[namespace]
  if (model.active === namespace && model.links[other(namespace)]) model.active = other(namespace)
}

function moveTo(model: Model, namespace: Namespace, networkId: CaipNetworkId) {
  const link = model.links[namespace]
  if (link && namespace === 'eip155') model.wallets[link.wallet].networkId = networkId
  if (networks.some(({ caipNetworkId }) => caipNetworkId === networkId)) model.chosen[namespace] = networkId
}

/** Ids of the steps: those of one namespace, and those of the page. */
export const steps = {
  connect: (wallet: WalletId): Step => ({
    name: `connect ${wallet}`,
    async run(model, { portico }) {
      for (const namespace of serves[wallet]) {
        const { accounts, networkId } = model.wallets[wallet]
        model.links[namespace] = { wallet, address: accounts[namespace][0] ?? '' }
        if (namespace === 'eip155') moveTo(model, namespace, networkId)
      }
      if (!serves[wallet].includes(model.active)) model.active = other(model.active)
      await connect(portico, { connectorId: wallet })
    },
  }),
  connectOnly: (wallet: WalletId, namespace: Namespace): Step => ({
    name: `connect ${wallet} for ${namespace} only`,
    check: () => serves[wallet].includes(namespace),
    async run(model, { portico }) {
      const { accounts, networkId } = model.wallets[wallet]
      model.links[namespace] = { wallet, address: accounts[namespace][0] ?? '' }
      if (namespace === 'eip155') moveTo(model, namespace, networkId)
      model.active = namespace
      await connect(portico, { connectorId: wallet, namespaces: [namespace] })
    },
  }),
  switchTo: (namespace: Namespace, networkId: CaipNetworkId): Step => ({
    name: `switch to ${networkId}`,
    async run(model, { portico }) {
      moveTo(model, namespace, networkId)
      model.active = namespace
      await switchNetwork(portico, { networkId })
    },
  }),
  activate: (namespace: Namespace): Step => ({
    name: `activate ${namespace}`,
    run(model, { portico }) {
      model.active = namespace
      setActiveNamespace(portico, { namespace })
    },
  }),
  select: (namespace: Namespace, at: 0 | 1): Step => ({
    name: `select account ${at} of ${namespace}`,
    check: ({ links }) => links[namespace] !== undefined,
    run(model, { portico }) {
      const link = model.links[namespace]
      const address = link && model.wallets[link.wallet].accounts[namespace][at]
      if (!link || address === undefined) return
      link.address = address
      selectAccount(portico, { address, namespace })
    },
  }),
  disconnect: (namespace: Namespace): Step => ({
    name: `disconnect ${namespace}`,
    async run(model, { portico }) {
      unlink(model, namespace)
      await disconnect(portico, { namespace })
    },
  }),
  disconnectAll: (): Step => ({
    name: 'disconnect all',
    async run(model, { portico }) {
      model.links = {}
      await disconnect(portico)
    },
  }),
  walletAccounts: (namespace: Namespace): Step => ({
    name: `the wallet changes its account of ${namespace}`,
    check: ({ links }) => links[namespace] !== undefined,
    run(model, { connections }) {
      const link = model.links[namespace]
      if (!link) return
      const accounts = model.wallets[link.wallet].accounts[namespace]
      accounts.reverse()
      link.address = accounts[0] ?? ''
      connections[link.wallet].setAccounts(namespace, accounts)
    },
  }),
  walletNetwork: (networkId: CaipNetworkId): Step => ({
    name: `the wallet moves to ${networkId}`,
    check: ({ links }) => links.eip155 !== undefined,
    run(model, { connections }) {
      const link = model.links.eip155
      if (!link) return
      moveTo(model, 'eip155', networkId)
      connections[link.wallet].setNetwork(networkId)
    },
  }),
  walletEnds: (namespace: Namespace): Step => ({
    name: `the wallet of ${namespace} ends the connection`,
    check: ({ links }) => links[namespace] !== undefined,
    run(model, { connections, trusted }) {
      const wallet = model.links[namespace]?.wallet
      if (!wallet) return
      for (const each of [other(model.active), model.active])
        if (model.links[each]?.wallet === wallet) unlink(model, each)
      trusted.delete(wallet)
      connections[wallet].end()
    },
  }),
  reload: (): Step => ({
    name: 'reload',
    async run(model, page) {
      forget(model)
      await page.reload(model)
    },
  }),
  revoke: (namespace: Namespace): Step => ({
    name: `reload after the wallet of ${namespace} took back its permission`,
    check: ({ links }) => links[namespace] !== undefined,
    async run(model, page) {
      const wallet = model.links[namespace]?.wallet
      if (!wallet) return
      page.trusted.delete(wallet)
      forget(model)
      for (const each of [other(model.active), model.active])
        if (model.links[each]?.wallet === wallet) unlink(model, each)
      await page.reload(model)
    },
  }),
}

/** What a reload loses: the choice for a namespace that was neither connected nor active. */
function forget(model: Model) {
  for (const namespace of namespaces)
    if (namespace !== model.active && !model.links[namespace]) model.chosen[namespace] = defaults[namespace]
}
