import { describe, expect, it } from 'vitest'
import { createFakeSession } from '../testing/createFakeSession.js'
import { buildNamespaces } from './buildNamespaces.js'
import { checkSession } from './checkSession.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const proposed = buildNamespaces({ chains: ['eip155:1', 'eip155:10'] })
const good = { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], methods: ['personal_sign'], events: [] }
const sessionOf = (namespaces: unknown) => ({ ...createFakeSession({ proposed }), namespaces })
const codeOf = (session: unknown) => {
  try {
    checkSession({ session, proposed })
    return undefined
  } catch (error) {
    return error
  }
}

describe('checkSession', () => {
  it('takes a session that grants all and misses nothing', () => {
    const session = createFakeSession({ proposed, topic: 'ab' })
    const checked = checkSession({ session, proposed })
    expect(checked.session.namespaces).toEqual(session.namespaces)
    expect(checked.missing).toEqual({ namespaces: [], networks: [], methods: [], events: [] })
  })

  it.each([
    ['a chain id of one part', { ...good, chains: ['eip155'] }, 'chains', 5100],
    ['a chain id of three parts', { ...good, chains: ['eip155:1:2'] }, 'chains', 5100],
    ['a chain id without a reference', { ...good, chains: ['eip155:'] }, 'chains', 5100],
    ['a chain of another namespace', { ...good, chains: ['solana:1'] }, 'chains', 5100],
    ['chains that are no list', { ...good, chains: 'eip155:1' }, 'chains', 5100],
    ['methods that are no list', { ...good, methods: 'personal_sign' }, 'methods', 5101],
    ['no methods', { ...good, methods: undefined }, 'methods', 5101],
    ['an empty method', { ...good, methods: ['personal_sign', ''] }, 'methods', 5101],
    ['a method that is no text', { ...good, methods: [1] }, 'methods', 5101],
    ['events that are no list', { ...good, events: {} }, 'events', 5102],
    ['an empty event', { ...good, events: [''] }, 'events', 5102],
    ['accounts that are no list', { ...good, accounts: {} }, 'accounts', 5103],
    ['no accounts', { ...good, accounts: undefined }, 'accounts', 5103],
  ])('refuses %s', (_, namespace, part, rpcCode) => {
    const error = codeOf(sessionOf({ eip155: namespace }))
    expect(error).toMatchObject({ code: `walletconnect/invalid-${part}`, rpcCode })
  })

  it.each([['EIP155'], ['a'], ['eip155:1:2'], ['__proto__x'], ['constructor']])('refuses the key %s', (key) => {
    expect(codeOf(sessionOf({ [key]: good }))).toMatchObject({ code: 'walletconnect/invalid-namespace', rpcCode: 5104 })
  })

  it.each([
    ['no record', null],
    ['a list', []],
    ['no topic', { ...createFakeSession({ proposed }), topic: '' }],
    ['no expiry', { ...createFakeSession({ proposed }), expiry: '1' }],
    ['no namespaces', sessionOf(undefined)],
    ['a namespace that is no record', sessionOf({ eip155: null })],
  ])('refuses %s', (_, session) => {
    expect(codeOf(session)).toMatchObject({ code: 'walletconnect/invalid-session', rpcCode: 7000 })
  })

  it.each([
    ['of two parts', `eip155:${address}`],
    ['with an empty part', `eip155::${address}`],
    ['without an address', 'eip155:1:'],
    ['of another namespace', 'solana:1:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    ['that is no EVM address', 'eip155:1:0x12'],
    ['that is no text', 7],
  ])('leaves out an account %s', (_, account) => {
    const { session } = checkSession({
      session: sessionOf({ eip155: { ...good, accounts: [account, ...good.accounts] } }),
      proposed,
    })
    expect(session.namespaces.eip155?.accounts).toEqual(good.accounts)
    expect(codeOf(sessionOf({ eip155: { ...good, accounts: [account] } }))).toMatchObject({
      code: 'wallet/no-accounts',
    })
  })

  it('tells what was asked for and is not granted', () => {
    const asked = buildNamespaces({
      chains: ['eip155:1', 'eip155:10', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      override: { methods: { eip155: ['personal_sign', 'eth_sign'] } },
    })
    const { missing } = checkSession({ session: sessionOf({ eip155: good }), proposed: asked })
    expect(missing.namespaces).toEqual(['solana'])
    expect(missing.networks).toEqual(['eip155:10', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
    expect(missing.methods, 'Solana is left out as a whole').toEqual(['eth_sign'])
    expect(missing.events).toEqual(['accountsChanged', 'chainChanged'])
  })

  it("counts Solana's former id as the present one", () => {
    const asked = buildNamespaces({ chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] })
    const former = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
    const solana = { ...good, chains: [former], accounts: [`${former}:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv`] }
    expect(checkSession({ session: sessionOf({ solana }), proposed: asked }).missing.networks).toEqual([])
  })

  it('takes keys of one chain, and chains only accounts tell of, but no namespace nobody asked for', () => {
    const cosmos = { ...good, chains: [], accounts: ['cosmos:cosmoshub-4:cosmos1abc'] }
    const { session, missing } = checkSession({
      session: sessionOf({ 'eip155:1': { ...good, chains: undefined }, cosmos }),
      proposed,
    })
    expect(checkSession({ session: sessionOf({ cosmos }) }).session.namespaces).toHaveProperty('cosmos')
    expect(Object.keys(session.namespaces)).toEqual(['eip155'])
    expect(session.namespaces.eip155?.chains).toEqual(['eip155:1'])
    expect(missing.networks).toEqual(['eip155:10'])
  })

  it('joins what single chains and their namespace are granted', () => {
    const ten = { accounts: [`eip155:10:${address}`], methods: ['eth_sign', 'personal_sign'], events: [] }
    const { session } = checkSession({ session: sessionOf({ eip155: good, 'eip155:10': ten }), proposed })
    expect(session.namespaces).toEqual({
      eip155: {
        chains: [...new Set([...(good.chains ?? []), 'eip155:10'])],
        accounts: [...good.accounts, ...ten.accounts],
        methods: [...new Set([...good.methods, ...ten.methods])],
        events: good.events,
      },
    })
  })

  it('leaves out an account on another chain than the key names', () => {
    const accounts = [`eip155:10:${address}`, ...good.accounts]
    const { session } = checkSession({ session: sessionOf({ 'eip155:1': { ...good, accounts } }), proposed })
    expect(session.namespaces.eip155).toMatchObject({ accounts: good.accounts, chains: ['eip155:1'] })
  })

  it('keeps of the wallet only what may be shown and opened', () => {
    const metadata = {
      name: `Wallet\u202e${'x'.repeat(100)}`,
      url: 'javascript:alert(1)',
      icons: ['https://wallet.example/icon.png', 'javascript:alert(1)', 4],
      redirect: { native: 'wallet://', universal: 'data:text/html,x' },
    }
    const { session } = checkSession({ session: { ...sessionOf({ eip155: good }), peer: { metadata } }, proposed })
    expect(session.peer.metadata).toEqual({
      name: `Wallet${'x'.repeat(58)}`,
      description: '',
      url: '',
      icons: ['https://wallet.example/icon.png'],
      redirect: { native: 'wallet://', universal: undefined },
    })
  })
})
