import { encode } from 'uqr'

export type QrPath = {
  readonly path: string
  /** Modules per side, always odd. */
  readonly size: number
  /** Modules per side that are left white in the middle; 0 when nothing is. */
  readonly hole: number
}

/**
 * Returns the dark modules of a QR code (ISO/IEC 18004) as an SVG path of one unit per module: with error correction M,
 * or, when the middle is left free for a picture, with Q, which mends four times what the hole takes away.
 *
 * @param value What a camera reads.
 * @param options.hole Whether the middle is left free.
 */
export function toQrPath(value: string, options: { readonly hole?: boolean | undefined } = {}): QrPath {
  const { data, size } = encode(value, { ecc: options.hole ? 'Q' : 'M', border: 0 })
  // Odd like the size, so that the hole is exactly centred.
  const hole = options.hole ? Math.floor((size * 0.26 - 1) / 2) * 2 + 1 : 0
  const from = (size - hole) / 2
  const isFree = (at: number) => at >= from && at < from + hole
  let path = ''
  for (const [y, row] of data.entries()) {
    const isDark = (x: number) => row[x] && !(isFree(x) && isFree(y))
    for (let x = 0; x < size; x++) {
      const start = x
      while (isDark(x)) x++
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
    }
  }
  return { path, size, hole }
}
