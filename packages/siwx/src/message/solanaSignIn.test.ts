import { createFakeContext } from '@portico/core/testing'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { defaultSiwx } from '../sessions/defaultSiwx.js'
import { createSolanaSigner } from '../testing/signers.js'
import { createSolanaSignInInput, readSolanaSignIn, type SolanaSignInInput } from './solanaSignIn.js'

const signer = createSolanaSigner()
const code = (name: string, params?: unknown) =>
  expect.objectContaining(params ? { code: name, params } : { code: name })

/** Writes the message as a wallet does, in the form of Sign-In With Solana. */
function writeAsWallet(input: SolanaSignInInput): string {
  const line = (label: string, value: string | undefined) => (value ? [`${label}: ${value}`] : [])
  const fields = [
    ...[...line('URI', input.uri), ...line('Version', input.version), ...line('Chain ID', input.chainId)],
    ...[...line('Nonce', input.nonce), ...line('Issued At', input.issuedAt)],
    ...line('Expiration Time', input.expirationTime),
    ...(input.resources ? ['Resources:', ...input.resources.map((resource) => `- ${resource}`)] : []),
  ]
  const header = `${input.domain} wants you to sign in with your Solana account:\n${input.address}`
  return [header, ...(input.statement ? [input.statement] : []), fields.join('\n')].join('\n\n')
}

async function signAsWallet(text: string, address = signer.address) {
  const signature = base58.decode(await signer.sign(text))
  return { account: { address }, signedMessage: new TextEncoder().encode(text), signature }
}

function start() {
  const siwx = defaultSiwx({
    ...{ domain: 'app.example', uri: 'https://app.example', statement: 'أهلاً', lifetimeMs: 60_000 },
    resources: ['https://app.example/terms'],
  })
  siwx.start?.(createFakeContext())
  return siwx
}

test('a wallet that writes the message by itself signs in', async () => {
  const siwx = start()
  const message = await siwx.createMessage({ chainId: signer.chainId, accountAddress: signer.address })
  const input = createSolanaSignInInput(message)
  expect(input).toMatchObject({ address: signer.address, chainId: 'mainnet', nonce: message.nonce, statement: 'أهلاً' })
  const session = readSolanaSignIn(await signAsWallet(writeAsWallet(input)))
  const { toString: _, ...data } = message
  expect(session.data).toEqual(data)
  await siwx.addSession(session)
  expect(await siwx.getSessions(signer.chainId, signer.address)).toEqual([session])
})

test('a wallet that signed something else is refused', async () => {
  const siwx = start()
  const message = await siwx.createMessage({ chainId: signer.chainId, accountAddress: signer.address })
  const text = writeAsWallet({ ...createSolanaSignInInput(message), domain: 'evil.example' })
  const session = readSolanaSignIn(await signAsWallet(text))
  await expect(siwx.addSession(session)).rejects.toThrow(code('siwx/domain-mismatch'))
})

test('what is no sign-in of the account is refused', async () => {
  const siwx = start()
  const message = await siwx.createMessage({ chainId: signer.chainId, accountAddress: signer.address })
  const text = writeAsWallet(createSolanaSignInInput(message))
  const other = createSolanaSigner(8).address
  const elsewhere = await signAsWallet(text, other)
  expect(() => readSolanaSignIn(elsewhere)).toThrow(
    code('siwx/address-mismatch', { expected: other, found: signer.address }),
  )
  const output = await signAsWallet(text)
  const cause = expect.any(TypeError)
  expect(() => readSolanaSignIn({ ...output, signedMessage: new Uint8Array([0xff]) })).toThrow(
    expect.objectContaining({ code: 'siwx/invalid-message', params: { field: 'encoding' }, cause }),
  )
  expect(() => readSolanaSignIn({ ...output, signedMessage: new Uint8Array() })).toThrow(code('siwx/invalid-message'))
  const marked = new TextEncoder().encode(`\ufeff${text}`)
  expect(() => readSolanaSignIn({ ...output, signedMessage: marked })).toThrow(
    code('siwx/invalid-message', { field: 'domain' }),
  )
})

test('a wallet that has another word for the account signs in on Solana all the same', async () => {
  const message = await start().createMessage({ chainId: signer.chainId, accountAddress: signer.address })
  const text = writeAsWallet(createSolanaSignInInput(message)).replace('your Solana account', 'your Sol account')
  expect(readSolanaSignIn(await signAsWallet(text)).data.chainId).toBe(signer.chainId)
})

test('networks without a name are told by their reference', async () => {
  const message = await start().createMessage({ chainId: 'solana:abc', accountAddress: signer.address })
  expect(createSolanaSignInInput(message).chainId).toBe('abc')
})
