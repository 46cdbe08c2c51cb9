/** Paths of the lab wallet's icon, a flask of 32 × 32. */
export const labWalletIcon = {
  background: '#8a5a00',
  liquid: '#f4c866',
  glass: 'M13 6h6M14 6v7l-6 10a2 2 0 0 0 1.7 3h12.6a2 2 0 0 0 1.7-3l-6-10V6',
  filled: 'M11.2 19h9.6l2.6 4.2a1.2 1.2 0 0 1-1 1.8H9.6a1.2 1.2 0 0 1-1-1.8z',
} as const

/** Returns the icon as a data URI, for wallet lists. */
export function getLabWalletIcon(): string {
  const { background, liquid, glass, filled } = labWalletIcon
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${background}"/><path d="${filled}" fill="${liquid}"/><path d="${glass}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
