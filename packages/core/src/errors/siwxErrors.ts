import { defineErrors } from './defineErrors.js'

/** Creates errors of domain `siwx`: signing accounts in. Each reason why a sign-in is refused has its own code. */
export const siwxErrors = defineErrors({
  'siwx/not-enabled': { message: 'SIWX is not enabled' },
  'siwx/no-account': { message: 'No ActiveCaipAddress found' },
  'siwx/invalid-configuration': {
    message: (p: { readonly option: string }) => `The option "${p.option}" of the sign-in cannot be used.`,
  },
  'siwx/invalid-message': {
    message: (p: { readonly field: string }) =>
      `The sign-in message is not valid at "${p.field}"; see EIP-4361 and CAIP-122 for its form.`,
  },
  'siwx/data-mismatch': {
    message: (p: { readonly field: string }) =>
      `What was signed says something else than the session's data at "${p.field}". One of them has been changed.`,
  },
  'siwx/domain-mismatch': {
    message: (p: { readonly expected: string; readonly found: string }) =>
      `The message was signed for "${p.found}", not for "${p.expected}".`,
  },
  'siwx/uri-mismatch': {
    message: (p: { readonly expected: string; readonly found: string }) =>
      `The message names the address "${p.found}", which is not at "${p.expected}".`,
  },
  'siwx/chain-mismatch': {
    message: (p: { readonly expected: string; readonly found: string }) =>
      `The message was signed for chain ${p.found}, not for ${p.expected}.`,
  },
  'siwx/address-mismatch': {
    message: (p: { readonly expected: string; readonly found: string }) =>
      `The message signs in ${p.found}, not ${p.expected}.`,
  },
  'siwx/nonce-mismatch': { message: 'The nonce of the message is not the one that was given out for it.' },
  'siwx/nonce-used': { message: 'The nonce of the message was used before. Each is good for one sign-in.' },
  'siwx/nonce-unknown': { message: 'The nonce of the message was never given out here, or has expired.' },
  'siwx/expired': {
    message: (p: { readonly expirationTime: string }) => `The sign-in expired at ${p.expirationTime}.`,
  },
  'siwx/not-yet-valid': {
    message: (p: { readonly notBefore: string }) => `The sign-in is not valid before ${p.notBefore}.`,
  },
  'siwx/issued-in-future': {
    message: (p: { readonly issuedAt: string }) =>
      `The message says that it was made at ${p.issuedAt}, which is still to come. Compare the clocks.`,
  },
  'siwx/invalid-signature': { message: 'The signature is not one of this account for this message.' },
  'siwx/no-verifier': {
    message: (p: { readonly namespace: string }) => `No verifier is set up for accounts of "${p.namespace}".`,
  },
  'siwx/verifier-unavailable': {
    message: (p: { readonly chainId: string }) =>
      `Nobody could tell whether the signature is valid, because ${p.chainId} could not be asked. Try again later.`,
  },
  'siwx/signed-out': { message: 'Nobody is signed in at the service, or not any more.' },
  'siwx/service-unavailable': {
    message: (p: { readonly retryAfterMs: number | undefined }) =>
      `The sign-in service cannot answer${p.retryAfterMs ? `; try again in ${p.retryAfterMs} ms` : ' right now'}. Nobody is signed out.`,
  },
  'siwx/service-refused': {
    message: (p: { readonly status: number | undefined }) =>
      `The sign-in service refused${p.status ? ` with status ${p.status}` : ''}; see the cause.`,
  },
  'siwx/invalid-reply': { message: 'The answer of the sign-in service could not be read.' },
})
