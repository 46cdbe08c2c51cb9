import { randomBytes } from 'node:crypto'
import nacl from 'tweetnacl'
import { expect, test } from 'vitest'
import { readPublicKey, signEd25519 } from './signEd25519.js'

test('the first test vector of RFC 8032', () => {
  const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex')
  expect(Buffer.from(readPublicKey(seed)).toString('hex')).toBe(
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  )
  expect(Buffer.from(signEd25519(seed, new Uint8Array(0))).toString('hex')).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  )
})

test('signs as another implementation does', () => {
  for (let round = 0; round < 20; round += 1) {
    const [seed, message] = [randomBytes(32), randomBytes(round * 7)]
    const { publicKey, secretKey } = nacl.sign.keyPair.fromSeed(seed)
    expect(readPublicKey(seed)).toEqual(publicKey)
    expect(signEd25519(seed, message)).toEqual(nacl.sign.detached(message, secretKey))
  }
})
