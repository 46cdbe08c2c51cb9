const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Finds the items whose name holds the query; case, accents and outer blanks do not matter. Names that start with the
 * query come first, otherwise the order stays.
 *
 * @param items What to search.
 * @param query What the user typed.
 * @param getName Reads an item's name.
 */
export function filterByName<item>(
  items: readonly item[],
  query: string,
  getName: (item: item) => string,
): readonly item[] {
  const wanted = fold(query).trim()
  if (wanted === '') return items
  const first: item[] = []
  const rest: item[] = []
  for (const item of items) {
    const at = fold(getName(item)).indexOf(wanted)
    if (at === 0) first.push(item)
    else if (at > 0) rest.push(item)
  }
  return [...first, ...rest]
}
