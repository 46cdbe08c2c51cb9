import type { Ask } from '../shared/wallet/Ask.js'
import { isProviderError, providerErrors } from '../shared/wallet/providerError.js'
import type { PeerLogEntry, PeerPolicy, PeerRequest } from './PeerWallet.js'

/** The error of WalletConnect wallets when the owner rejects. */
export const userRejected = { code: 5000, message: 'User rejected.' } as const

export type CreateRequestsParameters = {
  getPolicy(): PeerPolicy
  /** Name of the app of a session. */
  getName(topic: string): string
  answer(entry: PeerLogEntry, confirm: (ask: Ask) => Promise<void>): Promise<unknown>
  respond(entry: PeerLogEntry, outcome: { result: unknown } | { error: Failure }): Promise<void>
  onChange(): void
}

/** An error response. */
type Failure = { readonly code: number; readonly message: string }

type Open = { readonly request: PeerRequest; settle(isApproved: boolean): void }

/** Creates the handling of session requests, which asks the owner where needed. */
export function createRequests(parameters: CreateRequestsParameters) {
  const { getPolicy, getName, answer, respond, onChange } = parameters
  const log: PeerLogEntry[] = []
  const open = new Map<number, Open>()
  const failures = new Map<string, Failure>()

  async function confirm(entry: PeerLogEntry, ask: Ask): Promise<void> {
    const policy = getPolicy()
    if (policy === 'reject') throw providerErrors.rejected
    if (policy === 'approve') return
    const { id, topic, chainId, method } = entry
    const isApproved = await new Promise<boolean>((resolve) => {
      open.set(id, { request: { id, topic, from: getName(topic), chainId, method, ask }, settle: resolve })
      onChange()
    })
    open.delete(id)
    onChange()
    if (!isApproved) throw providerErrors.rejected
  }

  async function work(entry: PeerLogEntry): Promise<unknown> {
    const failure = failures.get(entry.method)
    failures.delete(entry.method)
    if (failure) throw failure
    return answer(entry, (ask) => confirm(entry, ask))
  }

  return {
    log,
    getOpen: (): readonly PeerRequest[] => [...open.values()].map(({ request }) => request),
    async take(entry: PeerLogEntry): Promise<void> {
      // The relay delivers at least once, so ignore duplicates.
      if (log.some(({ id }) => id === entry.id)) return
      log.push(entry)
      const outcome = await work(entry).then(
        (result) => ({ result }),
        (error: unknown) => ({ error: toError(error) }),
      )
      await respond(entry, outcome)
    },
    settle: (id: number, isApproved: boolean) => open.get(id)?.settle(isApproved),
    /** Drops open requests: those of one session, a single one, or all. */
    drop(which: { readonly topic?: string; readonly id?: number } = {}) {
      for (const { request, settle } of [...open.values()])
        if ((which.topic ?? request.topic) === request.topic && (which.id ?? request.id) === request.id) settle(false)
    },
    failNext: (method: string, error: Failure) => void failures.set(method, error),
  }
}

function toError(error: unknown): Failure {
  if (!isProviderError(error)) return { code: -32603, message: error instanceof Error ? error.message : String(error) }
  if (error.code === providerErrors.rejected.code) return userRejected
  return { code: error.code, message: error.message }
}
