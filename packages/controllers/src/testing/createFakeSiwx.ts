import type { Siwx, SiwxMessageData, SiwxSession } from '@portico/core'

type Call = { readonly name: keyof Siwx; readonly parameters: readonly unknown[] }

/** How a call ends: it resolves, never settles, resolves after a promise, or rejects with an error. */
type Outcome = 'resolve' | 'hang' | { readonly after: Promise<void> } | { readonly error: unknown }

/** How a fake sign-in behaves. */
export type CreateFakeSiwxOptions = Pick<
  Siwx,
  'signOutOnDisconnect' | 'signOutOnAccountChange' | 'signOutOnNetworkChange' | 'supportsChain'
> & {
  /** Default `true`. */
  readonly required?: boolean | undefined
  /** Sessions that are stored already. */
  readonly sessions?: readonly SiwxSession[] | undefined
  /** Further fields of each message. */
  readonly message?: Partial<SiwxMessageData> | undefined
}

/** A sign-in without verification, with controls for tests. */
export type FakeSiwx = Siwx & {
  readonly calls: readonly Call[]
  /** The stored sessions. */
  sessions(): readonly SiwxSession[]
  /** Stores or removes sessions, as another tab or a server does. */
  setStored(sessions: readonly SiwxSession[]): void
  onMessage(outcome: Outcome): void
  onAdd(outcome: Outcome): void
  onGet(outcome: Outcome): void
  onRevoke(outcome: Outcome): void
}

/** Creates a sign-in for tests and stories: its messages are short, and every signature counts. */
export function createFakeSiwx(options: CreateFakeSiwxOptions = {}): FakeSiwx {
  const { required = true, message: fields, sessions = [], ...flags } = options
  const calls: Call[] = []
  const outcomes: Record<'message' | 'add' | 'get' | 'revoke', Outcome> = {
    message: 'resolve',
    add: 'resolve',
    get: 'resolve',
    revoke: 'resolve',
  }
  let stored = sessions
  let nonces = 0
  const isOf = (session: SiwxSession, chainId: string, address: string) =>
    session.data.chainId === chainId && session.data.accountAddress === address
  return {
    ...flags,
    calls,
    getRequired: () => required,
    async createMessage(parameters) {
      calls.push({ name: 'createMessage', parameters: [parameters] })
      await settle(outcomes.message)
      const { chainId, accountAddress } = parameters
      const data = {
        chainId,
        accountAddress,
        domain: 'app.example',
        uri: 'https://app.example/login',
        version: '1',
        nonce: `nonce${String(++nonces).padStart(8, '0')}`,
        statement: 'Sign in to see your orders.',
        issuedAt: '2026-01-01T00:00:00.000Z',
        ...fields,
      }
      return { ...data, toString: () => formatMessage(data) }
    },
    async addSession(session) {
      calls.push({ name: 'addSession', parameters: [session] })
      await settle(outcomes.add)
      const { chainId, accountAddress } = session.data
      stored = [...stored.filter((other) => !isOf(other, chainId, accountAddress)), session]
    },
    async setSessions(next) {
      calls.push({ name: 'setSessions', parameters: [next] })
      await settle(outcomes.add)
      stored = next
    },
    async revokeSession(chainId, address) {
      calls.push({ name: 'revokeSession', parameters: [chainId, address] })
      await settle(outcomes.revoke)
      stored = stored.filter((session) => !isOf(session, chainId, address))
    },
    async getSessions(chainId, address) {
      calls.push({ name: 'getSessions', parameters: [chainId, address] })
      await settle(outcomes.get)
      return stored.filter((session) => isOf(session, chainId, address))
    },
    sessions: () => stored,
    setStored(next) {
      stored = next
    },
    onMessage(outcome) {
      outcomes.message = outcome
    },
    onAdd(outcome) {
      outcomes.add = outcome
    },
    onGet(outcome) {
      outcomes.get = outcome
    },
    onRevoke(outcome) {
      outcomes.revoke = outcome
    },
  }
}

function formatMessage(data: SiwxMessageData): string {
  const { domain, accountAddress, statement, uri, version, chainId, nonce, issuedAt } = data
  const word = chainId.startsWith('solana:') ? 'Solana' : 'Ethereum'
  return [
    `${domain} wants you to sign in with your ${word} account:`,
    accountAddress,
    '',
    ...(statement === undefined ? [] : [statement, '']),
    `URI: ${uri}`,
    `Version: ${version}`,
    `Chain ID: ${chainId.slice(chainId.indexOf(':') + 1)}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
  ].join('\n')
}

async function settle(outcome: Outcome): Promise<void> {
  if (outcome === 'hang') return new Promise(() => {})
  if (outcome === 'resolve') return
  if ('error' in outcome) throw outcome.error
  await outcome.after
}
