/**
 * Returns a hue that is always the same for the same text.
 *
 * @returns Degrees, 0 to 359.
 */
export function getHue(text: string): number {
  return Array.from(text).reduce((hash, letter) => (hash * 33 + letter.charCodeAt(0)) % 100_003, 0) % 360
}
