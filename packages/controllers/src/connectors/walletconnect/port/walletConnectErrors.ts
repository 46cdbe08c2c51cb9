import { defineErrors } from '@portico/core'

/** Creates errors of domain `walletconnect`: the client, pairing, and invalid answers to a proposal. */
export const walletConnectErrors = defineErrors({
  'walletconnect/client-missing': {
    message:
      'The WalletConnect client could not be loaded. If it is not installed, install @walletconnect/sign-client@2.21.8.',
  },
  'walletconnect/client-failed': { message: 'The WalletConnect client could not be started. The cause says why.' },
  'walletconnect/no-project-id': {
    message:
      'The hosted relay serves registered apps only. Pass `projectId`, or a relay of your own as `services.relay`.',
  },
  'walletconnect/pairing-failed': {
    message: 'The relay was reached but refused the pairing again and again. The cause says why.',
  },
  'walletconnect/invalid-session': {
    message: (p: { part: string }) => `The wallet settled a session whose ${p.part} is missing or invalid.`,
    rpcCode: 7000,
  },
  'walletconnect/invalid-chains': {
    message: (p: { namespace: string }) =>
      `Unsupported chains. The wallet named chains of ${p.namespace} that are not \`namespace:chainId\`.`,
    rpcCode: 5100,
  },
  'walletconnect/invalid-methods': {
    message: (p: { namespace: string }) =>
      `Unsupported methods. The wallet's methods of ${p.namespace} are not a list of non-empty strings.`,
    rpcCode: 5101,
  },
  'walletconnect/invalid-events': {
    message: (p: { namespace: string }) =>
      `Unsupported events. The wallet's events of ${p.namespace} are not a list of non-empty strings.`,
    rpcCode: 5102,
  },
  'walletconnect/invalid-accounts': {
    message: (p: { namespace: string }) =>
      `Unsupported accounts. The wallet's accounts of ${p.namespace} are not a list.`,
    rpcCode: 5103,
  },
  'walletconnect/invalid-namespace': {
    message: (p: { namespace: string }) =>
      `Unsupported namespace key. The wallet answered with "${p.namespace}", which is neither a namespace nor a chain.`,
    rpcCode: 5104,
  },
})
