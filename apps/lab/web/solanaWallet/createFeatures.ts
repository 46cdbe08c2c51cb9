import { base58 } from '@scure/base'
import type {
  SolanaSignAndSendTransactionMethod,
  SolanaSignInMethod,
  SolanaSignMessageMethod,
  SolanaSignTransactionInput,
  SolanaSignTransactionMethod,
} from '@solana/wallet-standard-features'
import type { StandardConnectMethod, StandardDisconnectMethod } from '@wallet-standard/features'
import nacl from 'tweetnacl'
import { describeTransactions } from '../../shared/solana/describeTransaction.js'
import { signTransactionBytes } from '../../shared/solana/signTransactionBytes.js'
import { providerErrors } from '../../shared/wallet/providerError.js'
import { createSignInText } from './createSignInText.js'
import type { SolanaWalletContext } from './SolanaWalletContext.js'
import { sendTransaction } from './sendTransaction.js'

/** Decodes a message as text. Bytes that are not text are shown in base58. */
function describeMessage(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return base58.encode(bytes)
  }
}

async function askToConnect({ store, confirm, ownAddresses }: SolanaWalletContext): Promise<void> {
  await confirm({ kind: 'connect', accounts: ownAddresses(), locked: store.get().locked })
  store.update({ permitted: true, locked: false })
}

async function signAll(context: SolanaWalletContext, inputs: readonly SolanaSignTransactionInput[], sends: boolean) {
  // Checked first, so that the owner is only asked for what can be signed.
  const keys = inputs.map(({ account }) => context.findKey(account))
  const facts = await describeTransactions(inputs.map(({ transaction }) => transaction)).catch(() => {
    throw providerErrors.invalidParams
  })
  await context.confirm({ kind: 'solanaTransactions', count: inputs.length, facts, sends })
  return inputs.map(({ transaction }, at) => signTransactionBytes(transaction, keys[at]?.secretKey ?? new Uint8Array()))
}

/** Creates the methods of the wallet's features. */
export function createFeatures(context: SolanaWalletContext) {
  const { store, host, chains, accounts, findKey, confirm } = context

  const connect: StandardConnectMethod = async ({ silent } = {}) => {
    if (!silent && accounts().length === 0) await askToConnect(context)
    return { accounts: accounts() }
  }

  const disconnect: StandardDisconnectMethod = async () => store.update({ permitted: false })

  const signMessage: SolanaSignMessageMethod = async (...inputs) => {
    const keys = inputs.map(({ account }) => findKey(account))
    await confirm({ kind: 'sign', text: inputs.map(({ message }) => describeMessage(message)).join('\n\n') })
    return inputs.map(({ message }, at) => ({
      signedMessage: message,
      signature: nacl.sign.detached(message, keys[at]?.secretKey ?? new Uint8Array()),
    }))
  }

  const signTransaction: SolanaSignTransactionMethod = async (...inputs) => {
    const signed = await signAll(context, inputs, false)
    return signed.map(({ transaction }) => ({ signedTransaction: transaction }))
  }

  const signAndSendTransaction: SolanaSignAndSendTransactionMethod = async (...inputs) => {
    if (inputs.some(({ chain }) => !chains[chain])) throw providerErrors.chainDisconnected
    const signed = await signAll(context, inputs, true)
    const outputs: { signature: Uint8Array }[] = []
    for (const [at, { chain, options }] of inputs.entries()) {
      const signature = await sendTransaction(chains[chain], signed[at]?.transaction ?? new Uint8Array(), options)
      outputs.push({ signature: base58.decode(signature) })
    }
    return outputs
  }

  const signIn: SolanaSignInMethod = async (...inputs) => {
    const wanted = inputs.length > 0 ? inputs : [{}]
    // A page that asks for another domain is suspicious.
    if (wanted.some(({ domain = host }) => domain !== host)) throw providerErrors.unauthorized
    const texts = wanted.map((input) =>
      createSignInText({ ...input, domain: host, address: input.address ?? context.ownAddresses()[0] ?? '' }),
    )
    await confirm({ kind: 'sign', text: texts.join('\n\n') })
    // Signing in connects.
    store.update({ permitted: true, locked: false })
    return wanted.map(({ address }, at) => {
      const account = accounts().find((each) => !address || each.address === address)
      if (!account) throw providerErrors.unauthorized
      const signedMessage = new TextEncoder().encode(texts[at])
      return { account, signedMessage, signature: nacl.sign.detached(signedMessage, findKey(account).secretKey) }
    })
  }

  const supportedTransactionVersions = ['legacy', 0] as const
  return {
    'standard:connect': { version: '1.0.0', connect },
    'standard:disconnect': { version: '1.0.0', disconnect },
    'solana:signMessage': { version: '1.1.0', signMessage },
    'solana:signTransaction': { version: '1.0.0', supportedTransactionVersions, signTransaction },
    'solana:signAndSendTransaction': { version: '1.0.0', supportedTransactionVersions, signAndSendTransaction },
    'solana:signIn': { version: '1.0.0', signIn },
  } as const
}
