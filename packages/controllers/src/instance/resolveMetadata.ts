import type { AppMetadata } from '@portico/core'

/** Fills in missing metadata from the page, when it is needed. */
export function resolveMetadata(given: Partial<AppMetadata>): AppMetadata {
  const page = typeof document === 'object' ? document : undefined
  const icon = page?.querySelector<HTMLLinkElement>('link[rel~=icon]')?.href
  return {
    name: given.name ?? page?.title ?? '',
    description: given.description ?? page?.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    url: given.url ?? page?.location.origin ?? '',
    icons: given.icons ?? (icon ? [icon] : []),
  }
}
