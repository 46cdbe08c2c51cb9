import { defineErrors } from '@portico/core'

/** Creates errors of domain `pay`: deposits and payments from an exchange. */
export const payErrors = defineErrors({
  'pay/turned-off': { message: 'Paying from an exchange is off. Set the option `features.pay` to `true`.' },
  'pay/no-service': {
    message: 'Nobody names exchanges. Set the option `services.blockchainApi`, or `projectId` for the hosted service.',
  },
  'pay/not-connected': { message: 'Connect a wallet to pay to, or name a `recipient`.' },
  'pay/invalid-asset': {
    message: (p: { asset: string }) =>
      `"${p.asset}" is not the id of an asset (CAIP-19), such as eip155:1/slip44:60 or eip155:1/erc20:0x….`,
  },
  'pay/asset-not-supported': {
    message: (p: { asset: string }) =>
      `"${p.asset}" cannot be paid: its network is not among the app's, or has no such token.`,
  },
  'pay/invalid-amount': {
    message: (p: { amount: string }) =>
      `"${p.amount}" is not an amount of this asset. Use a decimal number above zero, such as 12.5.`,
  },
  'pay/invalid-recipient': {
    message: (p: { recipient: string }) =>
      `"${p.recipient}" is not an account id (CAIP-10), such as eip155:1:0x…, or its address is wrong.`,
  },
  'pay/recipient-mismatch': {
    message: (p: { recipient: string; networkId: string }) =>
      `The recipient ${p.recipient} is not on ${p.networkId}, the network of the asset, where it would be paid.`,
  },
  'pay/exchanges-failed': { message: 'The exchanges could not be listed. Try again.' },
  'pay/unknown-exchange': { message: 'There is no such exchange. Choose one that the form lists.' },
  'pay/not-ready': {
    message: (p: { problem?: string | undefined }) =>
      `The payment is not ready (${p.problem ?? 'its page is not known yet'}). Correct the form, or wait.`,
  },
  'pay/in-progress': { message: 'A payment is under way. Wait for it, or cancel it.' },
  'pay/page-failed': {
    message: (p: { exchange: string }) => `${p.exchange} named no page to pay at. Try again, or choose another one.`,
  },
  'pay/failed': { message: (p: { exchange: string }) => `${p.exchange} did not make the payment.` },
  'pay/aborted': { message: 'Ended by newer input, or because the instance ended.' },
})
