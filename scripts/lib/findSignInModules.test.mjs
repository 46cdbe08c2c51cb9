import { expect, test } from 'vitest'
import { findSignInModules } from './findSignInModules.mjs'

const find = (...ids) => findSignInModules([{ modules: Object.fromEntries(ids.map((id) => [id, 1])) }])

test.each([
  '/repo/packages/siwx/dist/sessions/defaultSiwx.js',
  '/repo/packages/siwx/dist/verifiers/evmVerifier.js',
  'C:\\repo\\packages\\siwx\\dist\\sessions\\lazySiwx.js',
])('%s is of the package, and may come first', (id) => {
  expect(find(id)).toEqual({ siwx: [id.replaceAll('\\', '/')], late: [] })
})

test.each([
  '/repo/packages/siwx/dist/sessions/createDefaultSiwx.js',
  '/repo/packages/siwx/dist/verifiers/verifyEvmSignature.js',
])('%s is what it loads, and comes late', (id) => {
  expect(find(id)).toEqual({ siwx: [id], late: [id] })
})

test.each([
  '/repo/packages/controllers/dist/sign-in/followSignIn.js',
  '/repo/packages/react/dist/views/signIn/group.js',
  '/repo/packages/react/dist/i18n/en/signIn.js',
])('%s is in every app, and comes late', (id) => {
  expect(find(id)).toEqual({ siwx: [], late: [id] })
})

test.each([
  '/repo/packages/controllers/dist/sign-in/signInErrors.js',
  '/repo/packages/controllers/dist/assembly/reactions/beginSignIn.js',
  '/repo/packages/adapter-solana/dist/signing/signMessage.js',
])('%s is no code of sign-in', (id) => {
  expect(find(id)).toEqual({ siwx: [], late: [] })
})
