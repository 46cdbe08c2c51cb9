import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import type { CatalogueImage } from '../../services/catalogue/requestImage.js'
import { catalogueImagesPart } from './catalogueImagesPart.js'

/**
 * Returns the URL of a loaded picture, and marks it as recently used. Sends no request; see `loadCatalogueImage`.
 *
 * @param portico The instance.
 * @param image The picture.
 */
export function getCatalogueImage(portico: Portico, { kind, id }: CatalogueImage): string | undefined {
  const { urls } = getPart(portico, catalogueImagesPart)
  const key = `${kind}:${id}`
  const url = urls.get(key)
  if (url === undefined) return undefined
  urls.delete(key)
  urls.set(key, url)
  return url
}
