import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { runCommand } from './cli/runCommand.js'
import { describeStart } from './config/describeStart.js'
import { readConfig } from './config/readConfig.js'
import { createLog, describeError } from './logs/createLog.js'
import { startConfigured } from './startConfigured.js'
import type { Wallet } from './startWallet.js'
import { walletFolder } from './walletFolder.js'

// Ignored by git. An operator with a disk for it names other paths.
const folder = join(walletFolder(), '../../.wallet')

async function serve(): Promise<void> {
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
  const config = readConfig(process.env, folder)
  starting = startConfigured(config, log)
  console.log(describeStart(config, await starting))
  process.send?.('ready')
}

async function command(args: readonly string[]): Promise<void> {
  process.exitCode = await runCommand({
    ...{ args, env: process.env, folder },
    readInput: () => readText(process.stdin),
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  })
  // An open channel would keep the process.
  if (process.connected) process.disconnect()
}

try {
  const args = process.argv.slice(2)
  await (args.length > 0 ? command(args) : serve())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
