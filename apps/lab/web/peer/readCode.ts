/** Longest side, in pixels, at which a picture is searched for a code. */
const longestSide = 1_200

/**
 * Finds the text of a QR code in a picture.
 *
 * @param source A picture, or the present frame of a film.
 * @param size Its own size in pixels.
 */
export async function readCode(
  source: CanvasImageSource,
  size: { readonly width: number; readonly height: number },
): Promise<string | undefined> {
  const scale = Math.min(1, longestSide / Math.max(size.width, size.height))
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  if (width === 0 || height === 0) return undefined
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(source, 0, 0, width, height)
  const { default: jsqr } = await import('jsqr')
  return jsqr(context.getImageData(0, 0, width, height).data, width, height)?.data || undefined
}
