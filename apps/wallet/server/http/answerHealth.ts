import type { Database } from '@portico/app-parts/sqlite/openSqlite'

export type WalletState = 'starting' | 'running' | 'stopping'

/**
 * Answers what runs the wallet: `/healthz` as long as the process does, `/readyz` only while people can use it.
 *
 * @returns `undefined` for any other path.
 */
export function answerHealth(
  pathname: string,
  { database, state }: { database: Database; state: WalletState },
): { readonly status: number; readonly body: { readonly status: string } } | undefined {
  if (pathname === '/healthz') return { status: 200, body: { status: 'ok' } }
  if (pathname !== '/readyz') return undefined
  if (state !== 'running') return { status: 503, body: { status: state } }
  try {
    database.get('SELECT 1')
  } catch {
    return { status: 503, body: { status: 'database' } }
  }
  return { status: 200, body: { status: 'ok' } }
}
