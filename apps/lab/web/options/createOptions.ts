import { evmAdapter, uniswapV2 } from '@portico/adapter-evm'
import { solanaAdapter } from '@portico/adapter-solana'
import {
  blockchainApiSwaps,
  type CustomWallet,
  coinbase,
  type Features,
  type InitialState,
  meld,
  type PorticoOptions,
  readInitialState,
  type Services,
} from '@portico/controllers'
import { embeddedWallet } from '@portico/controllers/embedded-wallet'
import { walletConnect } from '@portico/controllers/walletconnect'
import {
  type Adapter,
  type CaipNetworkId,
  type Clock,
  type ConnectorFactory,
  cookieStorage,
  createLogger,
  isCaipNetworkId,
  type Logger,
  memoryStorage,
  type NetworkInput,
  type StoragePort,
  webStorage,
} from '@portico/core'
import type { LabManifest } from '../../stack/web/createManifest.js'
import { chooseSolanaSpace } from '../page/chooseSolanaSpace.js'
import { createLabServices } from '../page/createLabServices.js'
import { createLabTokens } from '../page/createLabTokens.js'
import { createLabClock } from './createLabClock.js'
import { createManyNetworks } from './createManyNetworks.js'
import { createSiwx } from './createSiwx.js'
import type { FieldName, FieldValues } from './fields.js'
import { findNetwork } from './findNetwork.js'

const storages: Readonly<Record<string, () => StoragePort>> = {
  local: () => webStorage(),
  session: () => webStorage('sessionStorage'),
  cookie: () => cookieStorage(),
  memory: () => memoryStorage(),
}

function list(text: string): readonly string[] {
  return text
    .split(/[\s,]+/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Returns `undefined` for an empty list, which would otherwise leave no wallet. */
function ids(text: string): readonly string[] | undefined {
  return text === '' ? undefined : list(text)
}

function number(text: string): number | undefined {
  return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text)
}

function toNetworkId(text: string): CaipNetworkId | undefined {
  const id = /^\d+$/.test(text) ? `eip155:${text}` : text
  return isCaipNetworkId(id) ? id : undefined
}

function readRpcUrls(text: string): Record<CaipNetworkId, readonly string[]> {
  const urls: Record<CaipNetworkId, readonly string[]> = {}
  for (const pair of text.split(/\s+/).filter(Boolean)) {
    const [chain = '', url] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const id = toNetworkId(chain)
    if (!id || !url) throw new Error(`"${pair}" is not chain=url`)
    urls[id] = [...(urls[id] ?? []), url]
  }
  return urls
}

function readNetworks(values: FieldValues, manifest: LabManifest): readonly [NetworkInput, ...NetworkInput[]] {
  const rpc = Object.values(manifest.chains)[0]?.rpc ?? location.origin
  const names = [...list(values.networks), ...(values.solana === 'on' ? ['solanaDevnet'] : [])]
  const [first, ...others] = [...new Set(names)].map((name) => findNetwork(name, manifest))
  if (!first) throw new Error('At least one network is needed')
  return [first, ...others, ...createManyNetworks(number(values.manyNetworks) ?? 0, rpc)]
}

function readFeatures(values: FieldValues): Partial<Features> {
  const entries = Object.entries(values).filter(([name]) => name.startsWith('features.'))
  const features = entries.map(([name, value]) => {
    const key = name.slice('features.'.length)
    if (value === 'on' || value === 'off') return [key, value === 'on']
    return [key, key === 'socials' && value === '' ? false : list(value)]
  })
  // Fields are named after the features. Their values are not checked, like those of an integrator without types.
  return Object.fromEntries(features) as Partial<Features>
}

/** Returns the local services unless others are given. A path alone is appended to the local URL. */
function readServices(values: FieldValues, manifest: LabManifest): PorticoOptions['services'] {
  const own: Partial<Services> = createLabServices(manifest)
  const choose = (text: string, url = '') => (text.startsWith('/') || text === '' ? `${url}${text}` : text)
  const services = {
    relay: choose(values.relay, own.relay),
    catalogue: choose(values.catalogue, own.catalogue),
    pulse: choose(values['services.pulse'], own.pulse),
    blockchainApi: choose(values['services.blockchainApi'], own.blockchainApi),
    rpc: values['services.rpc'],
    ipfsGateway: values['services.ipfsGateway'],
    frame: choose(values['services.frame'], own.frame),
    auth: choose(values['services.auth'], own.auth),
  }
  const zone = values['services.names.zone']
  return {
    ...Object.fromEntries(Object.entries(services).filter(([, url]) => url !== '')),
    ...(zone !== '' && { names: { zone } }),
  }
}

function readCustomWallets(text: string): readonly CustomWallet[] {
  if (text === '') return []
  const wallets: unknown = JSON.parse(text)
  if (!Array.isArray(wallets)) throw new Error('The wallets of the app must be a list in JSON')
  // The values are not checked, like those of an integrator without types.
  return wallets as readonly CustomWallet[]
}

function readInitial(values: FieldValues, manifest: LabManifest): InitialState | undefined {
  const { initialState, id } = values
  if (initialState === 'cookies') return readInitialState({ cookie: document.cookie, id })
  const address = manifest.accounts.eip155?.[0]?.address
  if (initialState !== 'visitor' || !address) return undefined
  return { activeNamespace: 'eip155', accounts: { eip155: { connectorId: 'dev.portico.labwallet', address } } }
}

function createClock(): Clock {
  const labClock = createLabClock()
  Object.assign(globalThis, { labClock })
  return labClock
}

function createSilentLogger(clock: Clock | undefined): Logger {
  const labLogger = createLogger({ level: 'silent', clock })
  Object.assign(globalThis, { labLogger })
  return labLogger
}

function readAdapters(values: FieldValues): readonly Adapter[] {
  const { discovery } = values
  const evm = evmAdapter({ discovery: discovery === 'announced' || discovery === 'none' ? discovery : 'all' })
  return [...(values.adapters === 'evm' ? [evm] : []), ...(values.solana === 'on' ? [solanaAdapter()] : [])]
}

function readConnectors({ connectors }: FieldValues): readonly ConnectorFactory[] {
  const isAll = connectors === 'all'
  return [
    ...(isAll || connectors === 'walletConnect' ? [walletConnect()] : []),
    ...(isAll || connectors === 'email' ? [embeddedWallet()] : []),
  ]
}

/** The pools of the lab trade every token for LUSD. */
function readSwaps({ swaps }: FieldValues, { chains }: LabManifest): PorticoOptions['swaps'] {
  if (swaps === 'nobody') return { providers: [] }
  if (swaps === 'service') return { providers: [blockchainApiSwaps()] }
  if (swaps !== 'exchange') return undefined
  const found = Object.entries(chains).flatMap(([id, { contracts = {} }]) =>
    isCaipNetworkId(id) && contracts.uniswapRouter ? [{ id, contracts, router: contracts.uniswapRouter }] : [],
  )
  const router = Object.fromEntries(found.map(({ id, router: address }) => [id, address]))
  const through = Object.fromEntries(found.map(({ id, contracts }) => [id, contracts.LUSD ? [contracts.LUSD] : []]))
  return { providers: [uniswapV2({ router, through })] }
}

/** Without a page of its own, Meld is the lab's sandbox. */
function readOnramp({ onramp, meldKey, meldUrl }: FieldValues, { services }: LabManifest): PorticoOptions['onramp'] {
  if (onramp === 'usual') return undefined
  const isPath = meldUrl === '' || meldUrl.startsWith('/')
  const own = meld({ publicKey: meldKey || undefined, url: isPath ? `${services.onramp}${meldUrl}` : meldUrl })
  return onramp === 'nobody' ? [] : [...(onramp === 'both' ? [coinbase()] : []), own]
}

/** Every option by name, so that none is forgotten here. */
type AllOptions = { readonly [name in keyof Required<PorticoOptions>]: PorticoOptions[name] }

/**
 * Creates the options of `createPortico` from the form.
 *
 * @param lab The running stack.
 * @throws Error If a value is invalid.
 */
export function createOptions(values: FieldValues, lab: LabManifest): AllOptions {
  const manifest = chooseSolanaSpace(lab, values.solanaSpace)
  const isOn = (name: FieldName) => values[name] === 'on'
  const text = (name: FieldName) => values[name] || undefined
  const network = text('network')
  const icon = text('metadata.icon')
  const [type, version] = [values['identity.type'], values['identity.version']]
  const clock = values.clock === 'lab' ? createClock() : undefined
  return {
    id: values.id,
    projectId: text('projectId'),
    networks: readNetworks(values, manifest),
    defaultNetwork: network ? findNetwork(network, manifest).caipNetworkId : undefined,
    metadata: {
      ...(text('metadata.name') && { name: values['metadata.name'] }),
      ...(text('metadata.description') && { description: values['metadata.description'] }),
      ...(text('metadata.url') && { url: values['metadata.url'] }),
      ...(icon && { icons: [icon] }),
    },
    adapters: readAdapters(values),
    connectors: readConnectors(values),
    features: readFeatures(values),
    services: readServices(values, manifest),
    identity: type || version ? { type, version } : undefined,
    tokens: isOn('tokens') ? createLabTokens(manifest) : undefined,
    swaps: readSwaps(values, manifest),
    siwx: createSiwx(values),
    onramp: readOnramp(values, manifest),
    customRpcUrls: readRpcUrls(values.rpc),
    hostedReads: isOn('hostedReads'),
    defaultAccountTypes: { eip155: values.accountType === 'eoa' ? 'eoa' : 'smartAccount' },
    themeMode: values.theme === 'light' || values.theme === 'dark' ? values.theme : 'system',
    themeVariables: {
      '--w3m-accent': text('accent'),
      '--w3m-color-mix': text('colorMix'),
      '--w3m-color-mix-strength': number(values.colorMixStrength),
      '--w3m-font-family': text('fontFamily'),
      '--w3m-font-size-master': text('fontSize'),
      '--w3m-border-radius-master': text('radius'),
      '--w3m-z-index': number(values.zIndex),
      '--w3m-qr-color': text('qrColor'),
    },
    currency: text('currency'),
    pictureHosts: list(values.pictureHosts),
    locale: text('locale'),
    termsConditionsUrl: text('terms'),
    privacyPolicyUrl: text('privacy'),
    enableReconnect: isOn('enableReconnect'),
    enableWallets: isOn('enableWallets'),
    featuredWalletIds: ids(values.featuredWalletIds),
    includeWalletIds: ids(values.includeWalletIds),
    excludeWalletIds: ids(values.excludeWalletIds),
    customWallets: readCustomWallets(values.customWallets),
    allWallets: (['SHOW', 'HIDE', 'ONLY_MOBILE'] as const).find((choice) => choice === values.allWallets),
    preferUniversalLinks: isOn('preferUniversalLinks'),
    enableWalletGuide: isOn('enableWalletGuide'),
    walletGuideUrl: text('walletGuideUrl'),
    enableNetworkSwitch: isOn('enableNetworkSwitch'),
    allowUnsupportedChain: isOn('allowUnsupportedChain'),
    restrictTimeZones: isOn('restrictTimeZones'),
    clock,
    logger: values.logger === 'lab' ? createSilentLogger(clock) : undefined,
    initialState: readInitial(values, manifest),
    storage: storages[values.storage]?.(),
    logLevel: (['silent', 'error', 'warn', 'info', 'debug'] as const).find((level) => level === values.logLevel),
  }
}
