import type { Locale } from '@portico/core/internal'

/** What a project may leave out for its apps, with the paths of the API that it is. */
export const projectFeatures = {
  /** Solana accounts and networks. */
  solana: '/api/solana/',
  /** What an account holds (ERC-7811). */
  assets: '/api/assets',
  /** Changing the address of a wallet. */
  'email-change': '/api/email/',
  /** Giving a private key to its owner. */
  'key-export': '/api/export/',
} as const

export type ProjectFeature = keyof typeof projectFeatures

/** How a project's mails differ from the wallet's own. */
export type ProjectMail = {
  /** Sender, such as `My app <login@my-app.example>`. Default: the wallet's. */
  readonly from?: string | undefined
  /** A last paragraph by locale, such as where to get help. One in English stands for the locales without. */
  readonly notes?: Readonly<Partial<Record<Locale, string>>> | undefined
}

/** Apps that share logins, with what their operator set for them. */
export type Project = {
  readonly id: string
  /** For operators alone. */
  readonly name: string
  /** Patterns of the origins that may embed the wallet. */
  readonly origins: readonly string[]
  readonly mail: ProjectMail
  readonly features: readonly ProjectFeature[]
}

/** All features there are: every key is one. */
export const allFeatures = Object.keys(projectFeatures) as readonly ProjectFeature[]

/** Returns a project for which nothing but its origins was set. */
export function createPlainProject(id: string, origins: readonly string[]): Project {
  return { id, name: id, origins, mail: {}, features: allFeatures }
}
