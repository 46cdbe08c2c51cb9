import { join } from 'node:path'
import { describeStart } from './config/describeStart.js'
import { readConfig } from './config/readConfig.js'
import { createLog, describeError } from './logs/createLog.js'
import { startConfigured } from './startConfigured.js'
import type { Wallet } from './startWallet.js'
import { walletFolder } from './walletFolder.js'

const log = createLog((line) => console.error(line))

let starting: Promise<Wallet> | undefined
async function end(): Promise<never> {
  log('info', 'stopping')
  const wallet = await starting?.catch(() => undefined)
  await wallet?.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
// Whoever started it holds this channel, if there is one. Once they are gone, nothing else would end it.
process.once('disconnect', end)
process.once('uncaughtException', (error) => {
  log('error', 'crash', describeError(error))
  process.exit(1)
})

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
