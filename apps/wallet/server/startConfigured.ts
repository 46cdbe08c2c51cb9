import { join } from 'node:path'
import type { CreatePages } from '@portico/app-parts/http/Pages'
import type { ControlConfig } from './config/parseControl.js'
import type { WalletConfig } from './config/readConfig.js'
import { createSecretFile } from './config/secretFile.js'
import { createControlRoutes } from './control/createControlRoutes.js'
import { createFundCaller } from './control/createFundCaller.js'
import { createSwitches } from './control/createSwitches.js'
import { openKeyRing } from './keys/openKeyRing.js'
import { createSitePages } from './site/createSitePages.js'
import { type StartWalletParameters, startWallet, type Wallet } from './startWallet.js'
import { walletFolder } from './walletFolder.js'

function choosePages(pages: ControlConfig['pages']): CreatePages | undefined {
  if (pages === 'none') return undefined
  const isDev = pages === 'sources'
  return createSitePages({ folder: isDev ? walletFolder() : join(walletFolder(), 'dist/site'), isDev })
}

/** Returns what a wallet has only if its operator gave it a control token, as the lab does. */
function readControl({ control }: WalletConfig, onFailure: (reason: string) => void): Partial<StartWalletParameters> {
  if (!control) return {}
  const { token, loginsPerIp, allowedOrigins, fundUrl, pages } = control
  const switches = createSwitches()
  return {
    switches,
    controlRoutes: createControlRoutes({ token, switches }),
    loginsPerIp,
    isDev: pages === 'sources',
    ...(allowedOrigins && { allowedOriginsOf: () => allowedOrigins }),
    ...(fundUrl && { fund: createFundCaller({ url: fundUrl, onFailure }) }),
  }
}

/**
 * Starts a wallet as its operator set it, and makes its secret and its first key on a first run.
 *
 * @throws Error If secret or key cannot be written, a token or the database cannot be opened or the port is taken.
 */
export async function startConfigured(config: WalletConfig, log: StartWalletParameters['log']): Promise<Wallet> {
  const { secret, keys, projects, control, requests, ...settings } = config
  // As long as there is none, none is wrong either.
  const none = Object.keys(projects).length === 0 ? [] : undefined
  const keyRing = await openKeyRing(keys)
  const wallet = await startWallet({
    ...settings,
    keyRing,
    secret: secret.text ?? createSecretFile(secret.file),
    allowedOriginsOf: (projectId) => (Object.hasOwn(projects, projectId) ? projects[projectId] : none),
    createPages: choosePages(control?.pages),
    log,
    load: { requests },
    ...readControl(config, (reason) => log?.('warn', 'faucet', { reason })),
  }).catch(async (error: unknown) => {
    await keyRing.close()
    throw error
  })
  return {
    ...wallet,
    async close() {
      await wallet.close()
      await keyRing.close()
    },
  }
}
