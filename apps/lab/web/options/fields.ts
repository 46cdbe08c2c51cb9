import { siwxFields } from './siwxFields.js'
import { walletFields } from './walletFields.js'

/** An option of the playground: a form control and a URL parameter. */
export type Field = {
  /** Name of the URL parameter. */
  readonly name: string
  readonly label: string
  readonly group: string
  readonly kind: 'text' | 'choice' | 'switch'
  /** Value that is omitted from the URL. */
  readonly fallback: string
  readonly choices?: readonly string[]
  readonly hint?: string
}

const feature = <name extends string>(name: name, label: string, fallback: 'on' | 'off' = 'on') =>
  ({ name: `features.${name}`, label, group: 'Features', kind: 'switch', fallback }) as const

const service = <name extends string>(name: name, label: string, hint = 'Base URL') =>
  ({ name, label, group: 'Services', kind: 'text', fallback: '', hint }) as const

const ofTheLab = "Base URL, or a path of the lab's own, such as /many"

/** Every option of `createPortico` and of the EVM adapter that can be given as text, in the order of the form. */
export const fields = [
  {
    name: 'networks',
    label: 'Networks',
    group: 'Networks',
    kind: 'text',
    fallback: '1,10,8453',
    hint: 'Chain ids, CAIP-2 ids or preset names, separated by commas',
  },
  {
    name: 'network',
    label: 'Default network',
    group: 'Networks',
    kind: 'text',
    fallback: '',
    hint: 'One of them; the first if empty',
  },
  {
    name: 'rpc',
    label: 'RPC URLs of your own',
    group: 'Networks',
    kind: 'text',
    fallback: '',
    hint: 'chain=url, separated by spaces',
  },
  {
    name: 'hostedReads',
    label: 'Read networks without a URL through the hosted service',
    group: 'Networks',
    kind: 'switch',
    fallback: 'off',
  },
  {
    name: 'solana',
    label: 'Solana beside EVM',
    group: 'Networks',
    kind: 'switch',
    fallback: 'on',
    hint: 'The local chain as devnet, and the adapter',
  },
  {
    name: 'solanaSpace',
    label: 'Space of the Solana chain',
    group: 'Networks',
    kind: 'text',
    fallback: '',
    hint: 'Path of its URLs, such as /my-test',
  },
  { name: 'tokens', label: 'Tokens of the lab', group: 'Networks', kind: 'switch', fallback: 'on' },
  {
    name: 'swaps',
    label: 'Who swaps',
    group: 'Networks',
    kind: 'choice',
    fallback: 'usual',
    choices: ['usual', 'service', 'exchange', 'nobody'],
    hint: "usual: the data service where there is one; exchange: the lab's own pools, without a service",
  },
  {
    name: 'onramp',
    label: 'Who sells',
    group: 'Networks',
    kind: 'choice',
    fallback: 'both',
    choices: ['both', 'usual', 'meld', 'nobody'],
    hint: 'usual: Coinbase over the data service where there is one; both: Meld as well',
  },
  { name: 'meldKey', label: 'Public key at Meld', group: 'Networks', kind: 'text', fallback: 'lab' },
  {
    name: 'meldUrl',
    label: 'Page of Meld',
    group: 'Networks',
    kind: 'text',
    fallback: '',
    hint: "URL, or a path of the lab's sandbox, such as /my-test",
  },
  { name: 'widget', label: 'Widget to buy with in the page', group: 'Networks', kind: 'switch', fallback: 'off' },
  {
    name: 'manyNetworks',
    label: 'Made-up networks in addition',
    group: 'Networks',
    kind: 'text',
    fallback: '0',
    hint: 'How many',
  },
  {
    name: 'theme',
    label: 'Theme',
    group: 'Look',
    kind: 'choice',
    fallback: 'system',
    choices: ['system', 'light', 'dark'],
  },
  { name: 'accent', label: 'Accent colour', group: 'Look', kind: 'text', fallback: '', hint: 'Any CSS colour' },
  { name: 'colorMix', label: 'Colour to mix in', group: 'Look', kind: 'text', fallback: '', hint: 'Any CSS colour' },
  { name: 'colorMixStrength', label: 'How much of it', group: 'Look', kind: 'text', fallback: '', hint: '0 to 100' },
  { name: 'fontFamily', label: 'Font family', group: 'Look', kind: 'text', fallback: '' },
  { name: 'fontSize', label: 'Font size master', group: 'Look', kind: 'text', fallback: '', hint: 'Such as 10px' },
  { name: 'radius', label: 'Radius master', group: 'Look', kind: 'text', fallback: '', hint: 'Such as 4px' },
  { name: 'zIndex', label: 'z-index', group: 'Look', kind: 'text', fallback: '' },
  { name: 'qrColor', label: 'QR code colour', group: 'Look', kind: 'text', fallback: '', hint: 'Any CSS colour' },
  { name: 'currency', label: 'Currency of values', group: 'Language', kind: 'text', fallback: '' },
  {
    name: 'pictureHosts',
    label: 'Further hosts of pictures',
    group: 'Services',
    kind: 'text',
    fallback: '',
    hint: 'Such as *.cdn.example',
  },
  {
    name: 'locale',
    label: 'Locale',
    group: 'Language',
    kind: 'choice',
    fallback: '',
    choices: ['', 'en', 'ar', 'en-XA'],
  },
  {
    name: 'dir',
    label: 'Direction of the page',
    group: 'Language',
    kind: 'choice',
    fallback: 'ltr',
    choices: ['ltr', 'rtl'],
  },
  ...walletFields,
  ...siwxFields,
  feature('swaps', 'Swaps'),
  feature('onramp', 'Onramp'),
  feature('receive', 'Receiving'),
  feature('send', 'Sending'),
  feature('email', 'E-mail'),
  feature('emailShowWallets', 'Wallets beside e-mail'),
  feature('history', 'History'),
  feature('analytics', 'Analytics'),
  feature('allWallets', 'All wallets'),
  feature('legalCheckbox', 'Legal checkbox', 'off'),
  feature('smartSessions', 'Smart sessions', 'off'),
  feature('collapseWallets', 'Wallets collapsed', 'off'),
  feature('pay', 'Pay', 'off'),
  {
    name: 'features.socials',
    label: 'Social log-ins',
    group: 'Features',
    kind: 'text',
    fallback: 'google,x,discord,farcaster,github,apple,facebook',
    hint: 'In this order; empty for none',
  },
  {
    name: 'features.connectMethodsOrder',
    label: 'Order of ways to connect',
    group: 'Features',
    kind: 'text',
    fallback: 'email,social,wallet',
  },
  {
    name: 'features.connectorTypeOrder',
    label: 'Order of wallet groups',
    group: 'Features',
    kind: 'text',
    fallback: 'walletConnect,recent,injected,featured,custom,external,recommended',
  },
  {
    name: 'features.walletFeaturesOrder',
    label: 'Order of actions',
    group: 'Features',
    kind: 'text',
    fallback: 'onramp,swaps,receive,send',
  },
  { name: 'terms', label: 'Terms of service', group: 'App', kind: 'text', fallback: '', hint: 'URL' },
  { name: 'privacy', label: 'Privacy policy', group: 'App', kind: 'text', fallback: '', hint: 'URL' },
  { name: 'metadata.name', label: 'Name of the app', group: 'App', kind: 'text', fallback: '' },
  { name: 'metadata.description', label: 'Description', group: 'App', kind: 'text', fallback: '' },
  { name: 'metadata.url', label: 'URL of the app', group: 'App', kind: 'text', fallback: '' },
  { name: 'metadata.icon', label: 'Icon of the app', group: 'App', kind: 'text', fallback: '', hint: 'URL' },
  { name: 'id', label: 'Id of the instance', group: 'App', kind: 'text', fallback: '' },
  { name: 'projectId', label: 'Project id', group: 'App', kind: 'text', fallback: '' },
  {
    name: 'enableNetworkSwitch',
    label: 'Offer to change the network',
    group: 'Rules',
    kind: 'switch',
    fallback: 'on',
  },
  {
    name: 'allowUnsupportedChain',
    label: 'Accept any network of the wallet',
    group: 'Rules',
    kind: 'switch',
    fallback: 'off',
  },
  {
    name: 'restrictTimeZones',
    label: 'Offer nothing in restricted time zones',
    group: 'Rules',
    kind: 'switch',
    fallback: 'off',
  },
  { name: 'enableReconnect', label: 'Resume on reload', group: 'Rules', kind: 'switch', fallback: 'on' },
  {
    name: 'storage',
    label: 'Storage',
    group: 'Rules',
    kind: 'choice',
    fallback: 'local',
    choices: ['local', 'session', 'cookie', 'memory'],
  },
  {
    name: 'initialState',
    label: 'State before the start',
    group: 'Rules',
    kind: 'choice',
    fallback: '',
    choices: ['', 'cookies', 'visitor'],
    hint: 'From the cookies of an earlier visit, or of a made-up visitor',
  },
  {
    name: 'clock',
    label: 'Clock',
    group: 'Rules',
    kind: 'choice',
    fallback: 'system',
    choices: ['system', 'lab'],
    hint: 'lab: window.labClock.advance(ms) puts it forward',
  },
  {
    name: 'logger',
    label: 'Logger',
    group: 'Rules',
    kind: 'choice',
    fallback: 'console',
    choices: ['console', 'lab'],
    hint: 'lab: silent; window.labLogger.entries() has everything',
  },
  {
    name: 'logLevel',
    label: 'Log level',
    group: 'Rules',
    kind: 'choice',
    fallback: 'error',
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
  },
  service('relay', 'Relay', ofTheLab),
  service('catalogue', 'Wallet catalogue', ofTheLab),
  service('services.pulse', 'Analytics', ofTheLab),
  service('services.blockchainApi', 'Data of accounts'),
  {
    name: 'services.names.zone',
    label: 'Zone of names',
    group: 'Services',
    kind: 'text',
    fallback: '',
  },
  service('services.rpc', 'JSON-RPC'),
  service('services.ipfsGateway', 'IPFS gateway'),
  service('services.frame', 'Embedded wallet'),
  service('services.auth', 'Sign-in', ofTheLab),
  { name: 'identity.type', label: 'Told to services: type', group: 'Services', kind: 'text', fallback: '' },
  { name: 'identity.version', label: 'Told to services: version', group: 'Services', kind: 'text', fallback: '' },
] as const satisfies readonly Field[]

export type FieldName = (typeof fields)[number]['name']

/** Values of all options as text. */
export type FieldValues = Readonly<Record<FieldName, string>>
