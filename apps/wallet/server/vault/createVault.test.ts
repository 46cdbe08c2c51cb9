import { expect, test } from 'vitest'
import { createVault } from './createVault.js'

const vault = createVault('a'.repeat(32))
const key = new Uint8Array(32).fill(7)

test('what is sealed opens again, and never looks the same', () => {
  const [one, two] = [vault.seal(key, 'user 1'), vault.seal(key, 'user 1')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').includes(Buffer.from(key))).toBe(false)
  expect(new Uint8Array(vault.open(one, 'user 1'))).toEqual(key)
})

test('nothing opens that was changed, moved to another row, or sealed with another secret', () => {
  const sealed = vault.seal(key, 'user 1')
  expect(() => vault.open(sealed, 'user 2')).toThrow()
  expect(() => createVault('b'.repeat(32)).open(sealed, 'user 1')).toThrow()
  for (const at of [0, 12, 59]) {
    const changed = Buffer.from(sealed, 'base64url')
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => vault.open(changed.toString('base64url'), 'user 1')).toThrow()
  }
  expect(() => vault.open(sealed.slice(0, 20), 'user 1')).toThrow()
})

test('a digest depends on text, purpose and secret, and is compared whole', () => {
  const digest = vault.digest('code', '123456')
  expect(vault.matches(digest, vault.digest('code', '123456'))).toBe(true)
  for (const other of [
    vault.digest('code', '123457'),
    vault.digest('link', '123456'),
    createVault('b'.repeat(32)).digest('code', '123456'),
    digest.slice(1),
  ])
    expect(vault.matches(digest, other)).toBe(false)
})

test('a short secret is refused', () => {
  expect(() => createVault('short')).toThrow('32 characters')
})
