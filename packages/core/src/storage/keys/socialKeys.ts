import { textKey } from '../storageKey.js'

const socialProviders = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook', 'telegram'] as const

/** The social login of an earlier visit. */
export type StoredSocialProvider = (typeof socialProviders)[number]

const isProvider = (raw: string): raw is StoredSocialProvider => socialProviders.some((provider) => provider === raw)

/** The social login the connected account came from. */
export const connectedSocialKey = textKey('@appkit/connected_social', isProvider)

/** The social login whose redirect is being waited for. */
export const pendingSocialKey = textKey('@appkit/social_provider', isProvider)
