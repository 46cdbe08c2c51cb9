import { isCaipNetworkId, isChainNamespace } from '@portico/core'
import { stripControls, toSafeImageUrl, toSafeLink } from '@portico/core/internal'
import * as z from 'zod/mini'

/** A field that is dropped, without the wallet, if `read` finds nothing that is safe to show or open. */
const optional = <value>(read: (value: unknown) => value | undefined) =>
  z.optional(z.pipe(z.unknown(), z.transform(read)))

const webLink = optional((value) => toSafeLink(value))
/** Some records contain only a scheme, such as `fox`. */
const appLink = optional((value) =>
  toSafeLink(typeof value === 'string' && /^[a-z][a-z\d+-]*$/i.test(value) ? `${value}://` : value, 'app'),
)
const shortText = optional((value) => (typeof value === 'string' && /^[\w.-]{1,128}$/.test(value) ? value : undefined))
const name = z.pipe(
  z.string(),
  z.transform((text) =>
    Array.from(stripControls(text.slice(0, 256)))
      .slice(0, 64)
      .join(''),
  ),
)
const injected = z.object({
  namespace: z.string().check(z.refine(isChainNamespace)),
  injected_id: z.string().check(z.regex(/^[\w.-]{1,128}$/)),
})
const list = <item>(read: (item: unknown) => item | undefined) =>
  optional((value) => (Array.isArray(value) ? value.slice(0, 500).flatMap((item) => read(item) ?? []) : undefined))

/** A record of the catalogue or of the option `customWallets`. Unknown fields are dropped. */
export const walletSchema = z.object({
  id: z.string().check(z.regex(/^[^\s,\p{C}]{1,128}$/u)),
  name: name.check(z.minLength(1)),
  badge_type: optional((value) => (value === 'certified' ? value : undefined)),
  chains: list((chain) => (isCaipNetworkId(chain) ? chain : undefined)),
  homepage: webLink,
  image_id: shortText,
  image_url: optional(toSafeImageUrl),
  mobile_link: appLink,
  desktop_link: appLink,
  webapp_link: webLink,
  link_mode: webLink,
  app_store: webLink,
  play_store: webLink,
  chrome_store: webLink,
  rdns: shortText,
  injected: list((item) => injected.safeParse(item).data),
})
