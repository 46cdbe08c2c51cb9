/** Endings of the names that the data service registers; the second one is no longer given. */
const suffixes = ['.reown.id', '.wcn.id']

/**
 * Returns whether a name is one that the data service registers, rather than one of ENS.
 *
 * @param name The name.
 */
export function isRegisteredName(name: string): boolean {
  const lower = name.toLowerCase()
  return suffixes.some((suffix) => lower.endsWith(suffix) && lower.length > suffix.length)
}
