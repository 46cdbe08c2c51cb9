/**
 * Returns the namespace of a valid CAIP-2 or CAIP-10 id.
 *
 * @example getNamespace('eip155:1') // 'eip155'
 */
export function getNamespace<const id extends `${string}:${string}`>(
  id: id,
): id extends `${infer namespace}:${string}` ? namespace : never {
  // The type computes what stands before the first colon.
  return id.split(':', 1)[0] as id extends `${infer namespace}:${string}` ? namespace : never
}
