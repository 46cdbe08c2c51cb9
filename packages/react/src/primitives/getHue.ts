/**
 * Returns a hue that is always the same for the same text.
 *
 * @returns Degrees, 0 to 359.
 */
export function getHue(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  return (hash >>> 0) % 360
}
