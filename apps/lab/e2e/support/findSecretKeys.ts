import { base58 } from '@scure/base'
import nacl from 'tweetnacl'
import { privateKeyToAddress } from 'viem/accounts'
import type { Trace } from './collectTraces.js'

type Addresses = { readonly eip155: string; readonly solana: string }

function attempt<value>(run: () => value): value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

function isEvmKey(text: string, { eip155 }: Addresses): boolean {
  const hex = text.replace(/^0x/i, '').toLowerCase()
  return attempt(() => privateKeyToAddress(`0x${hex}`))?.toLowerCase() === eip155.toLowerCase()
}

/** A secret key of 64 bytes, or its seed of 32. */
function isSolanaKey(bytes: Uint8Array | undefined, { solana }: Addresses): boolean {
  if (bytes?.length === 64) return base58.encode(bytes.subarray(32)) === solana
  return bytes?.length === 32 && base58.encode(nacl.sign.keyPair.fromSeed(bytes).publicKey) === solana
}

/** Finds texts that contain the private keys of two accounts, in hex or base58, by trying each candidate. */
export function findSecretKeys(traces: readonly Trace[], addresses: Addresses): readonly string[] {
  return traces.flatMap(({ place, text }) => {
    const hex = text.match(/(?<![\da-f])(?:0x)?(?:[\da-f]{64}){1,2}(?![\da-f])/gi) ?? []
    const base = text.match(/(?<![\dA-Za-z])[1-9A-HJ-NP-Za-km-z]{43,90}(?![\dA-Za-z])/g) ?? []
    const isKey = (candidate: string) =>
      isEvmKey(candidate, addresses) ||
      isSolanaKey(Buffer.from(candidate.replace(/^0x/i, ''), 'hex'), addresses) ||
      isSolanaKey(
        attempt(() => base58.decode(candidate)),
        addresses,
      )
    return [...new Set([...hex, ...base])].some(isKey) ? [place] : []
  })
}
