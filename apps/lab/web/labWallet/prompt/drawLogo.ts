import { labWalletIcon } from './labWalletIcon.js'

function draw(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

/** Draws the lab wallet's icon. */
export function drawLogo(): SVGElement {
  const { background, liquid, glass, filled } = labWalletIcon
  const svg = draw('svg', { viewBox: '0 0 32 32', 'aria-hidden': 'true' })
  const line = { 'stroke-width': '2', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  svg.append(
    draw('rect', { width: '32', height: '32', rx: '8', fill: background }),
    draw('path', { d: filled, fill: liquid }),
    draw('path', { d: glass, fill: 'none', stroke: '#fff', ...line }),
  )
  return svg
}
