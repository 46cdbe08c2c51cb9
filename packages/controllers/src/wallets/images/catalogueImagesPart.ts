import { limitConcurrency } from '@portico/core/internal'
import { definePart } from '../../instance/definePart.js'

type Fetch = { readonly result: Promise<string | undefined>; readonly controller: AbortController; waiting: number }

/** The pictures of an instance, by kind and id. */
export type CatalogueImages = {
  /** Data and object URLs, the least recently used first. */
  readonly urls: Map<string, string>
  readonly fetches: Map<string, Fetch>
  /** When a failed picture may be requested again, in milliseconds since the Unix epoch. */
  readonly failures: Map<string, number>
  /** Runs at most six requests at a time for pictures that services name. */
  readonly inTurn: ReturnType<typeof limitConcurrency>
  /** Called after a picture came or went. */
  readonly listeners: Set<() => void>
}

export const catalogueImagesPart = definePart<CatalogueImages>({
  key: 'catalogueImages',
  create: () => ({
    urls: new Map(),
    fetches: new Map(),
    failures: new Map(),
    inTurn: limitConcurrency(6),
    listeners: new Set(),
  }),
  dispose({ urls, fetches }) {
    for (const { controller } of fetches.values()) controller.abort()
    for (const url of urls.values()) URL.revokeObjectURL(url)
    urls.clear()
  },
})
