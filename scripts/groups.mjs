/**
 * Which modules of the packages come together, and so are merged into one file of each package (`dist/<group>.js`).
 *
 * Each group names roots alone, as `<package>/<path inside src, without its ending>`. It holds what these import, in
 * every package, without lazy imports and without what a group above holds: so the order of the groups counts. A root
 * that is not there ends the build. How to maintain the list: `docs/architecture.md`, "What loads when".
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const groups = {
  /** The first download: what an app imports by itself. */
  base: [
    'react/provider/PorticoProvider',
    'react/buttons/ConnectButton',
    'controllers/assembly/createPortico',
    'adapter-evm/discovery/evmAdapter',
    'adapter-solana/discovery/solanaAdapter',
  ],
  /** What resuming a connection and opening the modal both take: the modal need not wait for the rest of resuming. */
  shared: [
    'controllers/connection/commands/setActiveNamespace',
    'controllers/connection/links/followConnection',
    'controllers/networks/chooseNetwork',
    'controllers/labels/addressLabelsKey',
    'core/errors/toWalletError',
    'controllers/connection/links/runAttempt',
    'controllers/analytics/watchConnections',
    'controllers/connection/links/endingsPart',
  ],
  /** Waiting for what may never answer, and what becomes of transfers: what most of a connected app takes. */
  call: ['core/async/limitConcurrency', 'core/errors/transferErrors', 'core/http/wait'],
  /** The first request to a service, and pictures. */
  request: [
    'core/http/performRequest',
    'controllers/services/getServiceQuery',
    'controllers/wallets/images/loadCatalogueImage',
  ],
  /** What only resuming and connecting take, and what a wallet then tells of its assets. */
  session: [
    'controllers/connection/restore/reconnect',
    'adapter-evm/assets/getWalletAssets',
    'adapter-evm/connection/connectWallet',
    'adapter-solana/connection/connectWallet',
  ],
  /** The first opening of the modal, with Connect. */
  open: [
    'react/modal/prepareModal',
    'react/views/connect/group',
    'adapter-evm/discovery/discoverWallets',
    'controllers/deepLinks/readEnvironment',
  ],
  /** The first balance. */
  balance: [
    'adapter-evm/assets/getNativeBalance',
    'adapter-solana/assets/getNativeBalance',
    'adapter-solana/signing/openStandardPort',
  ],
  /** What most views take beside `open`. */
  kit: [
    'react/bindings/useCommand',
    'react/i18n/useErrorText',
    'react/i18n/isolate',
    'react/primitives/TextField/TextField',
  ],
  /** What asks services, and keeps what they say. */
  query: ['controllers/queries/queryClientPart'],
  /** The catalogue's wallets in Connect, and its other login methods: they load in parallel with `open`. */
  beside: [
    'react/parts/catalogue/watchCatalogue',
    'react/parts/catalogue/CatalogueRow',
    'react/parts/legal/ConsentBox',
    'react/views/embeddedWallet/email/ConnectByEmail',
  ],
}
