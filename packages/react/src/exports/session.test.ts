import { expect, test } from 'vitest'
import * as session from './session.js'

test('the names of the entry for sessions, which are those of next-auth/react', () => {
  expect(Object.keys(session).sort()).toEqual([
    'SessionProvider',
    'getCsrfToken',
    'getProviders',
    'getSession',
    'signIn',
    'signOut',
    'useSession',
  ])
})
