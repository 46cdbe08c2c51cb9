import { join } from 'node:path'
import { describeStart } from './config/describeStart.js'
import { readConfig } from './config/readConfig.js'
import { startConfigured } from './startConfigured.js'
import type { Wallet } from './startWallet.js'
import { walletFolder } from './walletFolder.js'

const log = { write: (_: string, line: string) => console.error(line) }

let starting: Promise<Wallet> | undefined
async function end(): Promise<never> {
  const wallet = await starting?.catch(() => undefined)
  await wallet?.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
// Whoever started it holds this channel, if there is one. Once they are gone, nothing else would end it.
process.once('disconnect', end)

try {
  // Ignored by git. An operator with a disk for it names other paths.
  const config = readConfig(process.env, join(walletFolder(), '../../.wallet'))
  starting = startConfigured(config, log)
  await starting
  console.log(describeStart(config))
  process.send?.('ready')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // An open channel would keep the process.
  process.exit(1)
}
