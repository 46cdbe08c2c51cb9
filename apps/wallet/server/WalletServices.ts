import type { KeyUpgrade } from './keys/createKeyUpgrade.js'
import type { Limiter } from './limits/createLimiter.js'
import type { Challenges } from './login/createChallenges.js'
import type { Mailer } from './mail/createMailer.js'
import type { Metrics } from './metrics/createMetrics.js'
import type { ProjectDirectory } from './projects/createProjectDirectory.js'
import type { SolanaNetwork, WalletChain } from './rpc/askChain.js'
import type { Deliveries } from './sending/createDeliveries.js'
import type { KeptTokens } from './store/createKeptTokens.js'
import type { Preparations } from './store/createPreparations.js'
import type { Sendings } from './store/createSendings.js'
import type { Sessions } from './store/createSessions.js'
import type { Untold } from './store/createUntold.js'
import type { User, Users } from './store/createUsers.js'
import type { Database } from './store/Database.js'
import type { AccountKeys, KeyNamespace } from './vault/AccountKeys.js'
import type { Vault } from './vault/createVault.js'

/** What the wallet's routes work with. */
export type WalletServices = {
  /** Origin of the wallet's pages. */
  readonly origin: string
  readonly database: Database
  readonly vault: Vault
  readonly accountKeys: AccountKeys
  readonly keyUpgrade: KeyUpgrade
  readonly users: Users
  readonly sessions: Sessions
  readonly keptTokens: KeptTokens
  readonly challenges: Challenges
  readonly mailer: Mailer
  readonly projects: ProjectDirectory
  readonly metrics: Metrics
  readonly sendings: Sendings
  readonly deliveries: Deliveries
  readonly preparations: Preparations
  readonly untold: Untold
  readonly chains: readonly WalletChain[]
  readonly solana: readonly SolanaNetwork[]
  /** Returns the time in epoch milliseconds. Tests may move it forward for one address. */
  now(email?: string): number
  /** Limits mails to one every 30 s per source and address. Entering a valid code resets the limit. */
  readonly mailPace: Limiter
  /** Limits the mails per hour from a source to an address, and with it how often a code can be guessed. */
  readonly mailsPerAddress: Limiter
  /** Mails that a network or a known browser tries to have sent, to whatever addresses. */
  readonly mailTries: Limiter
  /** Limits logins per network from unknown browsers. */
  readonly loginsPerIp: Limiter
  /** Limits how often somebody asks for a private key. */
  readonly exportsPerUser: Limiter
  /** Called when a private key was given to its owner. */
  onExport?(facts: { readonly userId: string; readonly kind: KeyNamespace }): void
  /** Gives a user of a test network an initial balance. */
  fund?(user: User): Promise<void>
}
