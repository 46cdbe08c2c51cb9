import { encode } from 'uqr'

/**
 * Returns the dark modules of a QR code (ISO/IEC 18004, error correction M) as an SVG path of one unit per module.
 *
 * @param value What a camera reads.
 */
export function toQrPath(value: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(value, { ecc: 'M', border: 0 })
  let path = ''
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      const start = x
      while (row[x]) x++
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
    }
  }
  return { path, size }
}
