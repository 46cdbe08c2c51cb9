import type { NftItem } from '@portico/controllers'
import { useMessages } from '../../i18n/useMessages.js'

/** Longest id that is shown whole: others have up to 78 digits. */
const maxDigits = 12

/** Returns the function that names an item: by its own name, else by its id, else as unnamed. */
export function useNftName(): (item: Pick<NftItem, 'name' | 'token'>) => string {
  const text = useMessages('details')
  return ({ name, token }) => {
    if (name !== undefined) return name
    const { id } = token?.item ?? {}
    if (id === undefined) return text.nftUnnamed
    return id.length > maxDigits ? `#${id.slice(0, 6)}…${id.slice(-4)}` : `#${id}`
  }
}
