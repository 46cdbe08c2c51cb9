import { createAudit } from './audit/createAudit.js'
import type { DkimConfig } from './config/readDkim.js'
import { beginKeys } from './keys/beginKeys.js'
import { createAccountKeys } from './keys/createAccountKeys.js'
import { createKeyUpgrade } from './keys/createKeyUpgrade.js'
import { createLimiter } from './limits/createLimiter.js'
import { createChallenges } from './login/createChallenges.js'
import { createBounces } from './mail/createBounces.js'
import { createMailer } from './mail/createMailer.js'
import { createMetrics } from './metrics/createMetrics.js'
import { type CreateProjectDirectoryParameters, createProjectDirectory } from './projects/createProjectDirectory.js'
import { createProjectStore } from './projects/createProjectStore.js'
import type { SolanaNetwork, WalletChain } from './rpc/askChain.js'
import { createEvmCarrier, createSolanaCarrier } from './sending/createCarrier.js'
import { createDeliveries } from './sending/createDeliveries.js'
import { checkSecret } from './store/checkSecret.js'
import { createDataKeys } from './store/createDataKeys.js'
import { createKeptTokens } from './store/createKeptTokens.js'
import { createPreparations } from './store/createPreparations.js'
import { createSendings } from './store/createSendings.js'
import { createSessions } from './store/createSessions.js'
import { createUntold } from './store/createUntold.js'
import type { User } from './store/createUsers.js'
import { createUsers } from './store/createUsers.js'
import { openDatabase } from './store/openDatabase.js'
import { createVault } from './vault/createVault.js'
import type { KeyRing } from './vault/KeyRing.js'
import type { WalletServices } from './WalletServices.js'

/** Settings of a hosted wallet. */
export type WalletSettings = {
  /** Origin of the wallet's pages. Must be another site than any app's. */
  readonly origin: string
  /**
   * Secret of 32 random characters or more: tokens, codes and links are hashed with it. Without it everybody is logged
   * out, and lost is whatever it still encrypts itself.
   */
  readonly secret: string
  /** Where the keys are that protect those of accounts. Without them all wallets are lost. The caller closes it. */
  readonly keyRing: KeyRing
  /** Path of the database's file, ':memory:', or the URL of a PostgreSQL database. */
  readonly database: string
  /** Such as `smtps://user:password@smtp.example.com`. Without one every login fails. */
  readonly smtpUrl: string | undefined
  readonly from: string
  /** What mails are signed with; without it they are not. */
  readonly dkim?: DkimConfig | undefined
  /** Where mails that cannot be delivered come back to. Default: the sender. */
  readonly bouncesTo?: string | undefined
  readonly chains: readonly WalletChain[]
  /** Solana clusters; none by default. */
  readonly solana?: readonly SolanaNetwork[] | undefined
  /** Maximum number of logins per network in ten minutes from unknown browsers. Default: 30. */
  readonly loginsPerIp?: number | undefined
  readonly fund?: ((user: User) => Promise<void>) | undefined
  /** Called when a private key was given to its owner. */
  readonly onExport?: WalletServices['onExport'] | undefined
}

const minuteMs = 60_000

export async function createServices(
  settings: WalletSettings & {
    now: WalletServices['now']
    onFailure?: (reason: string) => void
    allowedOriginsOf: CreateProjectDirectoryParameters['allowedOriginsOf']
  },
): Promise<WalletServices> {
  const {
    origin,
    secret,
    keyRing,
    smtpUrl,
    from,
    dkim,
    bouncesTo,
    allowedOriginsOf,
    chains,
    solana = [],
    loginsPerIp = 30,
    fund,
    onExport,
    now,
    onFailure,
  } = settings
  const vault = createVault(secret)
  const database = await openDatabase(settings.database)
  const parts = { database, vault }
  await checkSecret(parts).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const bounces = createBounces(parts)
  const projects = createProjectStore({ database, audit: createAudit(parts) })
  const dataKeys = createDataKeys(database)
  await beginKeys({ dataKeys, keyRing, now: now() }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const accountKeys = createAccountKeys({ dataKeys, keyRing, vault, onFailure })
  const sendings = createSendings(parts)
  const metrics = createMetrics({ countPending: sendings.countOpen })
  const keptTokens = createKeptTokens(parts)
  const findCarrier = (id: string) => {
    const chain = chains.find((each) => `eip155:${each.id}` === id)
    const cluster = solana.find((each) => each.id === id)
    return chain ? createEvmCarrier(chain) : cluster && createSolanaCarrier(cluster)
  }
  return {
    ...parts,
    origin,
    chains,
    solana,
    now,
    accountKeys,
    keyUpgrade: createKeyUpgrade({ bringForward: accountKeys.bringForward, onFailure }),
    users: createUsers({ database, accountKeys }),
    sessions: createSessions({ ...parts, keptTokens }),
    keptTokens,
    challenges: createChallenges({ ...parts, onCode: metrics.countCode }),
    mailer: createMailer({
      ...{ smtpUrl, from, dkim, bouncesTo, onFailure },
      takeBounce: (email) => bounces.take(email, now()),
      onCodeSent: () => metrics.countCode('sent'),
    }),
    projects: createProjectDirectory({ store: projects, allowedOriginsOf }),
    metrics,
    sendings,
    untold: createUntold(parts),
    preparations: createPreparations(parts),
    deliveries: createDeliveries({ sendings, findCarrier, now, onFailure }),
    mailPace: createLimiter({ ...parts, name: 'mailPace', uses: 1, windowMs: 30_000 }),
    mailsPerAddress: createLimiter({ ...parts, name: 'mailsPerAddress', uses: 20, windowMs: 60 * minuteMs }),
    mailTries: createLimiter({ ...parts, name: 'mailTries', uses: loginsPerIp, windowMs: 10 * minuteMs }),
    loginsPerIp: createLimiter({ ...parts, name: 'loginsPerIp', uses: loginsPerIp, windowMs: 10 * minuteMs }),
    exportsPerUser: createLimiter({ ...parts, name: 'exportsPerUser', uses: 5, windowMs: 24 * 60 * minuteMs }),
    ...(fund && { fund }),
    ...(onExport && { onExport }),
  }
}
