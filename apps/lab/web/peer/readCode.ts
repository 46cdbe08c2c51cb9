/** Images are scaled down to this size before scanning, in pixels. */
const longestSide = 1_200

/**
 * Finds the text of a QR code in an image.
 *
 * @param source An image, or a video whose current frame is read.
 * @param size Natural size in pixels.
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
