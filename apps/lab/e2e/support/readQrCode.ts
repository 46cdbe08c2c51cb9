import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'

/**
 * Reads a QR code off the screen, as a phone would.
 *
 * @param code What shows it.
 * @returns Its text, or `undefined` when a reader finds no code.
 */
export async function readQrCode(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot({ scale: 'css' })).toString('base64')
  const { width, height, bytes } = await code.page().evaluate(async (base64) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    return { width: bitmap.width, height: bitmap.height, bytes: Array.from(pixels) }
  }, picture)
  return jsqr(Uint8ClampedArray.from(bytes), width, height)?.data
}
