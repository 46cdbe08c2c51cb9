import { join } from 'node:path'
import { readWalletEnv } from './readWalletEnv.js'
import { createSitePages } from './site/createSitePages.js'
import { startWallet, type Wallet } from './startWallet.js'
import { walletFolder } from './walletFolder.js'

const log = { write: (_: string, line: string) => console.error(line) }

let starting: Promise<Wallet> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    const wallet = await starting?.catch(() => undefined)
    await wallet?.close()
    process.exit(0)
  })

try {
  const folder = join(walletFolder(), 'dist/site')
  starting = startWallet({ ...readWalletEnv(process.env), log, createPages: createSitePages({ folder, isDev: false }) })
  console.log(`The wallet is at ${(await starting).url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
