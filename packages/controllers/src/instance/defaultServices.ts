import type { Services } from './PorticoOptions.js'

/** The hosted services. */
export const defaultServices: Services = {
  blockchainApi: 'https://rpc.walletconnect.org',
  catalogue: 'https://api.web3modal.org',
  pulse: 'https://pulse.walletconnect.org',
  frame: 'https://secure.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  auth: 'https://api.web3modal.org',
}
