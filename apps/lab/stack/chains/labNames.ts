import type { Address } from 'viem'
import { labAccounts } from './labAccounts.js'

/** A name in the local ENS. */
export type LabName = { readonly label: string; readonly address: Address; readonly texts: Record<string, string> }

function drawAvatar(letter: string, colour: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${colour}"/>` +
    `<text x="40" y="54" font-family="sans-serif" font-size="40" fill="#fff" text-anchor="middle">${letter}</text></svg>`
  // Not a URL, because the stack's ports differ between runs.
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Returns the second-level names under `.eth`; each is the primary name of its account. */
export function labNames(): readonly LabName[] {
  const colours = { lab: '#3b5bdb', alice: '#a61e4d' }
  const accounts = labAccounts()
  return Object.entries(colours).flatMap(([label, colour], index) => {
    const address = accounts[index]?.address
    if (!address) return []
    const avatar = drawAvatar(label.charAt(0).toUpperCase(), colour)
    return [{ label, address, texts: { avatar, description: `The account named ${label}.eth in the lab` } }]
  })
}
