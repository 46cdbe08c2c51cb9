const wallets = ['Alpha', 'Beta'].map((name) => ({ id: name.toLowerCase(), name, mobile_link: `${name}://` }))

/**
 * Answers for every service of the page `whole`: a catalogue of two wallets, and nothing else.
 *
 * @param {URL} url
 * @returns {{ json: unknown } | undefined} `undefined` for what is no service.
 */
export function answerService({ pathname }) {
  if (!pathname.startsWith('/service/')) return undefined
  return pathname.endsWith('/getWallets') ? { json: { count: wallets.length, data: wallets } } : { json: {} }
}

/** Runs in the page: announces an installed wallet that connects when it is asked to. */
export function announceWallet() {
  const replies = {
    eth_requestAccounts: [`0x${'1'.repeat(40)}`],
    eth_accounts: [`0x${'1'.repeat(40)}`],
    eth_chainId: '0x1',
  }
  const provider = { request: async ({ method }) => replies[method], on: () => {}, removeListener: () => {} }
  const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
  const info = Object.freeze({ uuid: crypto.randomUUID(), name: 'Size Wallet', icon, rdns: 'example.size' })
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
