import { join } from 'node:path'
import { labFolder } from '../../shared/labFolder.js'
import { chainNames } from '../../shared/wallet/callChain.js'
import type { LabChain } from '../chains/startChain.js'
import type { Log } from '../logs/createLog.js'
import type { SolanaNetwork } from '../wallet/rpc/askChain.js'
import { createSitePages } from '../wallet/site/createSitePages.js'
import { startWallet, type Wallet } from '../wallet/startWallet.js'
import { createFaucet } from './createFaucet.js'
import { createSolanaFaucet } from './createSolanaFaucet.js'
import { readLabSecret } from './readLabSecret.js'

/** Parameters of `startLabWallet`. */
export type StartLabWalletParameters = {
  port: number
  smtpUrl: string
  chains: readonly Pick<LabChain, 'chainId' | 'url'>[]
  /** RPC URLs of the chains without the proxy that can fail; without them nobody is given anything. */
  faucetUrls?: readonly string[] | undefined
  /** The Solana cluster; people who have nothing there get SOL unless `faucetUrls` is empty. */
  solana?: SolanaNetwork | undefined
  cacheFolder: string
  /** Whether wallets outlive the stack. */
  isKept: boolean
  pages: 'built' | 'sources' | 'none'
  log?: Log | undefined
}

/**
 * Starts the wallet as the lab has it. Its pages lie at an address, the lab's at `localhost`: two sites to a browser,
 * so that what the frame stores is partitioned as it would be on the web.
 */
export function startLabWallet(parameters: StartLabWalletParameters): Promise<Wallet> {
  const { port, smtpUrl, chains, solana, faucetUrls = [], cacheFolder, isKept, pages, log } = parameters
  const give = createFaucet({ urls: faucetUrls, onFailure: (reason) => log?.write('wallet', reason) })
  const giveSol = createSolanaFaucet({
    rpc: faucetUrls.length > 0 ? solana?.rpc : undefined,
    onFailure: (reason) => log?.write('wallet', reason),
  })
  const isDev = pages === 'sources'
  const folder = join(labFolder(), isDev ? 'wallet' : 'dist/wallet')
  return startWallet({
    port,
    origin: `http://127.0.0.1:${port}`,
    secret: readLabSecret(cacheFolder),
    databaseFile: isKept ? join(cacheFolder, 'wallet.db') : ':memory:',
    smtpUrl,
    from: 'Lab wallet <wallet@lab.localhost>',
    chains: chains.map(({ chainId, url }) => ({
      id: chainId,
      name: chainNames[chainId] ?? '',
      symbol: 'ETH',
      rpc: url,
    })),
    ...(solana && { solana: [solana] }),
    // All tests come from one address.
    loginsPerIp: 10_000,
    allowedOriginsOf: () => ['http://localhost:*', 'http://127.0.0.1:*'],
    fund: async ({ addresses }) => {
      await Promise.all([give(addresses.eip155), giveSol(addresses.solana)])
    },
    createPages: pages === 'none' ? undefined : createSitePages({ folder, isDev }),
    isDev,
    log,
  })
}
