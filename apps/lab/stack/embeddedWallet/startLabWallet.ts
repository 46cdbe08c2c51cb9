import { join } from 'node:path'
import type { SolanaNetwork } from '../../../wallet/server/rpc/askChain.js'
import { createSitePages } from '../../../wallet/server/site/createSitePages.js'
import { startWallet, type Wallet } from '../../../wallet/server/startWallet.js'
import { labFolder } from '../../shared/labFolder.js'
import { chainNames } from '../../shared/wallet/callChain.js'
import type { LabChain } from '../chains/startChain.js'
import type { Log } from '../logs/createLog.js'
import { createFaucet } from './createFaucet.js'
import { createSolanaFaucet } from './createSolanaFaucet.js'
import { readLabSecret } from './readLabSecret.js'

export type StartLabWalletParameters = {
  port: number
  smtpUrl: string
  chains: readonly Pick<LabChain, 'chainId' | 'url'>[]
  /** RPC URLs of the chains without the failing proxy. Without them there is no faucet. */
  faucetUrls?: readonly string[] | undefined
  /** The Solana cluster. Accounts without balance get SOL unless `faucetUrls` is empty. */
  solana?: SolanaNetwork | undefined
  cacheFolder: string
  /** Whether wallets are kept when the stack ends. */
  isKept: boolean
  pages: 'built' | 'sources' | 'none'
  log?: Log | undefined
}

/**
 * Starts the wallet site with the lab's settings. It is served from an IP address while the lab's pages are on
 * `localhost`: two sites to the browser, so that the frame's storage is partitioned as on the web.
 */
export function startLabWallet(parameters: StartLabWalletParameters): Promise<Wallet> {
  const { port, smtpUrl, chains, solana, faucetUrls = [], cacheFolder, isKept, pages, log } = parameters
  const give = createFaucet({ urls: faucetUrls, onFailure: (reason) => log?.write('wallet', reason) })
  const giveSol = createSolanaFaucet({
    rpc: faucetUrls.length > 0 ? solana?.rpc : undefined,
    onFailure: (reason) => log?.write('wallet', reason),
  })
  const isDev = pages === 'sources'
  const folder = join(labFolder(), '../wallet', isDev ? '' : 'dist/site')
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
      // So that apps meet both kinds of networks.
      assets: chainId === 8453,
    })),
    ...(solana && { solana: [solana] }),
    // All tests share one IP address.
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
