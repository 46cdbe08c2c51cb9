import { createHash } from 'node:crypto'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Draws the image of a wallet, network, currency or token as SVG. The same id always gives the same image.
 *
 * @param id Determines the colours.
 * @param name Its first letter is drawn.
 */
export function drawTile({ id, name }: { id: string; name: string }): string {
  const [first = 0, second = 0] = createHash('sha256').update(id).digest()
  const hue = Math.round((first / 255) * 360)
  const [letter = '?'] = [...name.trim().toUpperCase()]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">',
    `<rect width="120" height="120" fill="hsl(${hue} 55% 38%)"/>`,
    `<circle cx="${20 + (second % 80)}" cy="104" r="52" fill="hsl(${(hue + 40) % 360} 60% 48%)"/>`,
    '<text x="60" y="80" font-family="sans-serif" font-size="58" font-weight="700" fill="#fff" text-anchor="middle">',
    `${escapes[letter] ?? letter}</text></svg>`,
  ].join('')
}
