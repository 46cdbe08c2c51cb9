import { providerErrors } from '../providerError.js'
import type { RequestHandler, WalletContext } from '../WalletContext.js'

function listAddresses(context: WalletContext): readonly string[] {
  return context.accounts().map(({ address }) => address)
}

async function askToConnect(context: WalletContext): Promise<void> {
  const accounts = context.ownAccounts().map(({ address }) => address)
  await context.confirm({ kind: 'connect', accounts, locked: context.store.get().locked })
  context.store.update({ permitted: true, locked: false })
}

function listPermissions(context: WalletContext): readonly unknown[] {
  const value = listAddresses(context)
  if (value.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value }]
  return [{ invoker: context.origin, parentCapability: 'eth_accounts', caveats }]
}

function checkPermission([wanted]: readonly unknown[]): void {
  if (typeof wanted !== 'object' || wanted === null || !('eth_accounts' in wanted)) throw providerErrors.invalidParams
}

/** Handlers for accounts and permissions: EIP-1193, EIP-1102 and the part of EIP-2255 that pages use. */
export const connectHandlers: Readonly<Record<string, RequestHandler>> = {
  eth_accounts: listAddresses,
  eth_coinbase: (context) => listAddresses(context)[0] ?? null,
  async eth_requestAccounts(context) {
    if (context.accounts().length === 0) await askToConnect(context)
    return listAddresses(context)
  },
  wallet_getPermissions: listPermissions,
  async wallet_requestPermissions(context, params) {
    checkPermission(params)
    await askToConnect(context)
    return listPermissions(context)
  },
  wallet_revokePermissions(context, params) {
    checkPermission(params)
    context.store.update({ permitted: false })
    return null
  },
}
