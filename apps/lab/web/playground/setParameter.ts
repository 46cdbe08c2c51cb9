/**
 * Changes one parameter of the page's URL without loading the page again.
 *
 * @param value `undefined` takes the parameter out.
 */
export function setParameter(name: string, value: string | undefined): void {
  const url = new URL(location.href)
  if (value === undefined) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  history.replaceState(null, '', url)
}
