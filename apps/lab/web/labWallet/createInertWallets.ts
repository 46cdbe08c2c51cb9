import { providerErrors } from '../../shared/wallet/providerError.js'
import type { WalletInfo } from './announceWallets.js'

const provider = {
  request: async ({ method }: { readonly method: string }) => {
    if (method === 'eth_accounts') return []
    if (method === 'eth_chainId') return '0x1'
    throw providerErrors.rejected
  },
  on: () => provider,
  removeListener: () => provider,
}

function drawIcon(at: number): string {
  const hue = (at * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="hsl(${hue} 60% 42%)"/><circle cx="16" cy="16" r="8" fill="hsl(${(hue + 60) % 360} 80% 80%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * Creates wallets that are listed but refuse to connect, to fill lists with.
 *
 * @param count Number of wallets.
 */
export function createInertWallets(count: number): readonly { readonly info: WalletInfo; readonly provider: object }[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0')
    const uuid = `00000000-0000-4000-8000-${number.padStart(12, '0')}`
    const info = { uuid, name: `Wallet ${number}`, icon: drawIcon(index), rdns: `dev.portico.inert${number}` }
    return { info, provider: { ...provider } }
  })
}
