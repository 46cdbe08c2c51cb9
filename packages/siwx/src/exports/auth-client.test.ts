import { expect, test } from 'vitest'
import * as exports from './auth-client.js'

test('exports exactly the public functions of the auth client', () => {
  expect(Object.keys(exports).sort()).toEqual([
    'authErrors',
    'createAuthClient',
    'fetchSession',
    'getCsrfToken',
    'getProviders',
    'getSession',
    'getSignInUrl',
    'postSessionMessage',
    'readAuthError',
    'signIn',
    'signOut',
    'updateSession',
    'watchSessionChanges',
  ])
})
