import { defineErrors } from '@portico/core'

/**
 * Errors of links to wallet apps. Messages never contain a pairing link, because anyone who reads it can take the
 * wallet's place.
 */
export const linkErrors = defineErrors({
  'link/missing': {
    message: (p: { wallet: string; platform: string }) => `${p.wallet} has no link for ${p.platform}. Show a code.`,
  },
  'link/not-allowed': {
    message: (p: { link: string }) =>
      `"${p.link.slice(0, 100)}" may not be opened: neither https or http nor the own scheme of a wallet's app.`,
  },
  'link/invalid-uri': { message: 'The text is no pairing URI of WalletConnect (`wc:…`).' },
})
