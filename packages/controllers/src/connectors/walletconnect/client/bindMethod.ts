type Method = (...parameters: readonly unknown[]) => unknown

/** Returns a method of a library's object under its name; `undefined` when the library is made otherwise. */
export function bindMethod(owner: unknown, name: string): Method | undefined {
  const method: unknown = typeof owner === 'object' && owner ? Reflect.get(owner, name) : undefined
  return typeof method === 'function' ? (...parameters) => Reflect.apply(method, owner, parameters) : undefined
}
