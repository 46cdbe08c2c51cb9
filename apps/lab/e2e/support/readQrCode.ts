import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'

/**
 * Reads a QR code from a screenshot, as a phone would.
 *
 * @param code Element that shows it.
 * @returns Its text, or `undefined` if no code is found.
 */
export async function readQrCode(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot({ scale: 'css' })).toString('base64')
  const { width, height, pixels } = await code.page().evaluate(async (base64) => {
    // Without `fetch`, which a strict policy of the page would report.
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { width, height } = bitmap
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() }
    // As a string: half a million numbers take seconds to serialise.
    let pixels = ''
    for (let at = 0; at < data.length; at += 8_192) pixels += String.fromCharCode(...data.subarray(at, at + 8_192))
    return { width, height, pixels: btoa(pixels) }
  }, picture)
  return jsqr(Uint8ClampedArray.from(Buffer.from(pixels, 'base64')), width, height)?.data
}
