// Counts the round trips and files of a cold click, in a built app with every way to connect, and of every view that is
// opened then with nothing loaded ahead. What counts is the order of requests, never their time.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '../packages/controllers/dist/exports/ui.js'
import { buildSizeApp } from './lib/buildSizeApp.mjs'
import { countRounds } from './lib/countRounds.mjs'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'portico-rounds-'))

/** Maximum round trips until each part of Connect is shown. */
const limits = { 'row of an installed wallet': 1, 'e-mail field': 1, 'rows of the catalogue': 2 }
const mostFiles = 15

/** At least one view of each group that comes after Connect. */
const views = [
  { view: 'ConnectingMultiChain', params: { connectorId: 'gone' }, title: 'Select chain' },
  { view: 'WhatIsAWallet', title: 'What is a wallet?' },
  { view: 'AllWallets', title: 'All wallets' },
  { view: 'ConnectingWalletConnectBasic', title: 'WalletConnect' },
  { view: 'EmailVerifyOtp', title: 'Confirm your email' },
  { view: 'Account', title: 'Account', isConnected: true },
  { view: 'TokenDetails', params: { networkId: 'eip155:1' }, title: 'Token', isConnected: true },
  { view: 'Networks', title: 'Choose network', isConnected: true },
  { view: 'WalletSend', title: 'Send', isConnected: true },
  { view: 'WalletSendPreview', title: 'Send', isConnected: true },
  { view: 'Swap', title: 'Swap', isConnected: true },
  { view: 'SwapSelectToken', params: { side: 'from' }, title: 'Choose token', isConnected: true },
  { view: 'SwapPreview', title: 'Preview swap', isConnected: true },
  { view: 'OnRampProviders', title: 'Choose provider', isConnected: true },
  { view: 'Pay', title: 'Deposit from exchange', isConnected: true },
  { view: 'PayLoading', title: 'Payment', isConnected: true },
  { view: 'WalletReceive', title: 'Receive', isConnected: true },
  { view: 'RegisterAccountName', title: 'Choose name', isConnected: true },
  { view: 'AccountSettings', title: 'Account settings', isConnected: true },
  { view: 'SIWXSignMessage', title: 'Sign in', isConnected: true },
]

let isFine = true
function print(name, value, limit) {
  if (!(value <= limit)) isFine = false
  console.log(
    `${name.padEnd(48)}${String(value ?? 'never').padStart(6)} of ${limit}  ${value <= limit ? 'ok' : 'TOO MANY'}`,
  )
}

try {
  const chunks = await buildSizeApp({ root, page: 'whole', outDir: folder })
  const own = chunks.filter(({ modules }) => Object.keys(modules).some((id) => /[\\/]packages[\\/]/.test(id)))
  const names = own.map(({ fileName }) => fileName)
  const counter = await countRounds({ folder, isOwn: (path) => names.includes(path) })
  try {
    for (const locale of ['en', 'ar']) {
      const { rounds, files } = await counter.openConnect(locale)
      for (const [name, limit] of Object.entries(limits))
        print(`${locale}: round trips to the ${name}`, rounds[name], limit)
      print(`${locale}: own files until Connect is settled`, files.length, mostFiles)
      if (files.length > mostFiles) console.log(files.join('\n'))
    }
    for (const step of views) print(`round trips to ${step.view}`, await counter.openView(step), 1)
    const measured = new Set(['connect', ...views.map(({ view }) => routes[view].group)])
    const groups = new Set(Object.values(routes).map(({ group }) => group))
    print('groups without a view above', [...groups].filter((group) => !measured.has(group)).length, 0)
  } finally {
    await counter.close()
  }
  process.exitCode = isFine ? 0 : 1
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
