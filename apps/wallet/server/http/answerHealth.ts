import type { Database } from '../store/Database.js'

export type WalletState = 'starting' | 'running' | 'stopping'

/**
 * Answers what runs the wallet: `/healthz` as long as the process does, `/readyz` only while people can use it.
 *
 * @returns `undefined` for any other path.
 */
export async function answerHealth(
  pathname: string,
  { database, state }: { database: Database; state: WalletState },
): Promise<{ readonly status: number; readonly body: { readonly status: string } } | undefined> {
  if (pathname === '/healthz') return { status: 200, body: { status: 'ok' } }
  if (pathname !== '/readyz') return undefined
  if (state !== 'running') return { status: 503, body: { status: state } }
  try {
    await database.get('SELECT 1 AS one')
  } catch {
    return { status: 503, body: { status: 'database' } }
  }
  return { status: 200, body: { status: 'ok' } }
}
