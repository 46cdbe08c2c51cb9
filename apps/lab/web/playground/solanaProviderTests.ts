import type { SolanaProvider } from '@portico/adapter-solana'
import { base58 } from '@scure/base'
import nacl from 'tweetnacl'

type TestParameters = { readonly provider: SolanaProvider; readonly address: string }

function readSignature(answer: unknown): Uint8Array {
  const signature = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'signature') : undefined
  return base58.decode(String(signature))
}

/** What can be tried with the provider of Solana; each resolves with what came out. */
export const solanaProviderTests: readonly {
  readonly name: string
  readonly run: (parameters: TestParameters) => Promise<string>
}[] = [
  {
    name: 'Sign on Solana',
    async run({ provider, address }) {
      const text = `Portico lab, ${new Date().toISOString()}`
      const message = new TextEncoder().encode(text)
      const params = { message: base58.encode(message), pubkey: address }
      const signature = readSignature(await provider.request({ method: 'solana_signMessage', params }))
      const isValid = nacl.sign.detached.verify(message, signature, base58.decode(address))
      return `${isValid ? 'valid' : 'not valid'} signature ${base58.encode(signature)} of "${text}"`
    },
  },
]
