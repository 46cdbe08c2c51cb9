import { isRecord, stripControls, toSafeImageUrl, toSafeLink } from '@portico/core/internal'
import type { PeerMetadata } from '../port/SignClientPort.js'

/**
 * Reads a wallet's description of itself: text without control characters and of limited length, and links that are
 * safe to open.
 */
export function readPeer(peer: unknown): PeerMetadata {
  const metadata = isRecord(peer) && isRecord(peer.metadata) ? peer.metadata : {}
  const redirect = isRecord(metadata.redirect) ? metadata.redirect : {}
  const native = toSafeLink(redirect.native, 'app')
  const universal = toSafeLink(redirect.universal)
  const icons = Array.isArray(metadata.icons) ? metadata.icons.slice(0, 8) : []
  return {
    name: readText(metadata.name, 64),
    description: readText(metadata.description, 256),
    url: toSafeLink(metadata.url) ?? '',
    icons: icons.flatMap((icon) => toSafeImageUrl(icon) ?? []),
    ...(native || universal ? { redirect: { native, universal } } : {}),
  }
}

function readText(value: unknown, length: number): string {
  return typeof value === 'string' ? stripControls(value).trim().slice(0, length) : ''
}
