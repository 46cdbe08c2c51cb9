import type { Portico } from '@portico/controllers'
import { type LoadCatalogueImageParameters, loadCatalogueImage } from '@portico/controllers/ui'

/**
 * Loads a picture, see `loadCatalogueImage`. In a module of its own, because a view is shown before its pictures: it does
 * not wait for the code that asks for them.
 */
export function loadPicture(portico: Portico, image: LoadCatalogueImageParameters): Promise<string | undefined> {
  return loadCatalogueImage(portico, image)
}
