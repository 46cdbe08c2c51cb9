import type { Portico } from '../../instance/Portico.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { getCatalogueImage } from './getCatalogueImage.js'
import { loadCatalogueImage } from './loadCatalogueImage.js'

/**
 * Returns the query of a wallet's picture: its own URL, or the one of its image id; `null` if there is none. The
 * instance keeps the picture itself, so the query is dropped with its last observer.
 *
 * @param portico The instance.
 * @param wallet A wallet, or these two fields of it.
 */
export function walletImageQueryOptions(
  portico: Portico,
  { imageId, imageUrl }: Pick<CatalogueWallet, 'imageId' | 'imageUrl'>,
) {
  const image = imageId === undefined ? undefined : ({ kind: 'wallet', id: imageId } as const)
  return {
    queryKey: ['catalogue', 'image', imageId, imageUrl] as const,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    initialData: () => imageUrl ?? (image ? getCatalogueImage(portico, image) : null),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<string | null> =>
      imageUrl ?? (image && (await loadCatalogueImage(portico, { ...image, signal }))) ?? null,
  }
}
