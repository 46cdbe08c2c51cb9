import { isCaipAddress, isCaipNetworkId, isPorticoError } from '@portico/core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFakeSession } from '../testing/createFakeSession.js'
import { buildNamespaces } from './buildNamespaces.js'
import { checkSession } from './checkSession.js'

const numRuns = process.env.PORTICO_LONG === '1' ? 10_000 : 300
const proposed = buildNamespaces({ chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] })

/** Replaces, removes or duplicates a random part of a session. */
const mutated = fc
  .array(fc.record({ seed: fc.nat(), value: fc.oneof(fc.anything({ withNullPrototype: true }), fc.webUrl()) }), {
    maxLength: 4,
  })
  .map((changes) => {
    const session: unknown = structuredClone(createFakeSession({ proposed }))
    for (const { seed, value } of changes) mutate(session, { seed, value })
    return session
  })

function mutate(target: unknown, { seed, value }: { readonly seed: number; readonly value: unknown }): void {
  if (typeof target !== 'object' || target === null) return
  const keys = Reflect.ownKeys(target).filter((key) => key !== 'length')
  const key = keys[seed % keys.length]
  if (key === undefined) return
  const inner: unknown = Reflect.get(target, key)
  const next = Math.floor(seed / 7)
  if (typeof inner === 'object' && inner !== null && seed % 3 !== 0) mutate(inner, { seed: next, value })
  else if (seed % 5 === 0) Reflect.deleteProperty(target, key)
  else Reflect.set(target, key, value)
}

it('takes only what fits, refuses the rest with an error of its own, whatever a wallet settles', () => {
  fc.assert(
    fc.property(mutated, (session) => {
      try {
        const checked = checkSession({ session, proposed })
        const parts = Object.values(checked.session.namespaces)
        expect(parts.length).toBeGreaterThan(0)
        for (const { accounts, chains = [], methods, events } of parts) {
          expect(accounts.length).toBeGreaterThan(0)
          expect(accounts.every(isCaipAddress)).toBe(true)
          expect(chains.every(isCaipNetworkId)).toBe(true)
          expect([...methods, ...events].every((entry) => typeof entry === 'string' && entry !== '')).toBe(true)
        }
        const { url, icons, redirect } = checked.session.peer.metadata
        for (const link of [url, ...icons, redirect?.native ?? '', redirect?.universal ?? '']) {
          expect(link).not.toMatch(/^\s*(javascript|blob|file|vbscript):/i)
        }
      } catch (error) {
        if (!isPorticoError(error)) throw error
        expect(error.code).toMatch(/^(walletconnect\/invalid-|wallet\/no-accounts)/)
      }
    }),
    { numRuns },
  )
})
