/** Says whether two values are the same, or plain objects or arrays whose parts are the same one by one. */
export function isShallowEqual(a: unknown, b: unknown): boolean {
  if (!(a instanceof Object && b instanceof Object)) return Object.is(a, b)
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)))
  )
}
