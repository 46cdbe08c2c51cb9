import type { Portico } from '../../instance/Portico.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { getCatalogueImage } from './getCatalogueImage.js'
import { loadCatalogueImage } from './loadCatalogueImage.js'

/**
 * Returns the query of a wallet's picture: its own URL, else the one of its image id; `null` when there is none. The
 * picture itself is kept by the instance, so the query is dropped with its last reader.
 *
 * @param portico The instance.
 * @param wallet A wallet, or the two fields of it.
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
