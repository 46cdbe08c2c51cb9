/** Says whether two values are the same, or plain objects or arrays whose parts are the same one by one. */
export function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)))
  )
}
