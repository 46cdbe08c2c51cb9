import { randomBytes } from 'node:crypto'
import type { Database, Queries } from '../store/Database.js'

/** What an operator did. */
export type AuditEntry = {
  /** Epoch milliseconds. */
  readonly at: number
  /** Who: the user of the operating system, or whom the command line named. */
  readonly operator: string
  /** Such as `project.add`. */
  readonly action: string
  /** What it was done to, such as a project's id. */
  readonly subject: string
  /** What was there before and after, as JSON. No secrets. */
  readonly before: unknown
  readonly after: unknown
}

type AuditRow = Omit<AuditEntry, 'before' | 'after'> & { before: string | null; after: string | null }

export type Audit = ReturnType<typeof createAudit>

const toText = (state: unknown) => (state === undefined ? null : JSON.stringify(state))
const toState = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text))

/** Reads and writes the log of what operators did. Nothing deletes or changes an entry. */
export function createAudit({ database }: { database: Database }) {
  return {
    /**
     * Adds an entry.
     *
     * @param queries The transaction that makes the change, so that there is no change without its entry.
     */
    async add(queries: Queries, { at, operator, action, subject, before, after }: AuditEntry): Promise<void> {
      // In the order of time, and apart within a millisecond.
      const id = `${at.toString(36).padStart(9, '0')}-${randomBytes(6).toString('hex')}`
      const sql = 'INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?, ?)'
      await queries.run(sql, id, at, operator, action, subject, toText(before), toText(after))
    },
    /** Returns the latest entries, the newest first. */
    async list(most: number): Promise<readonly AuditEntry[]> {
      const rows = await database.all<AuditRow>(
        `SELECT at, operator, action, subject, was AS "before", became AS "after" FROM audit ORDER BY id DESC LIMIT ?`,
        most,
      )
      return rows.map(({ at, before, after, ...row }) => ({
        ...row,
        at: Number(at),
        before: toState(before),
        after: toState(after),
      }))
    },
  }
}
