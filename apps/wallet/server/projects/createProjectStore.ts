import type { Audit } from '../audit/createAudit.js'
import type { Database, Queries } from '../store/Database.js'
import type { Project } from './Project.js'

type ProjectRow = { id: string; name: string; origins: string; mail: string; features: string }

/** Who changes projects, and when in epoch milliseconds. */
export type Change = { readonly operator: string; readonly at: number }

export type ProjectStore = ReturnType<typeof createProjectStore>

const columns = 'id, name, origins, mail, features'

function toProject({ id, name, origins, mail, features }: ProjectRow): Project {
  // Only projects are written.
  return { id, name, origins: JSON.parse(origins), mail: JSON.parse(mail), features: JSON.parse(features) }
}

async function find(queries: Queries, id: string): Promise<Project | undefined> {
  const row = await queries.get<ProjectRow>(`SELECT ${columns} FROM projects WHERE id = ?`, id)
  return row && toProject(row)
}

/** Reads and writes projects. Each change is logged for audits, together with it or not at all. */
export function createProjectStore({ database, audit }: { database: Database; audit: Audit }) {
  return {
    find: (id: string) => find(database, id),
    /** Returns all projects, by id. */
    async list(): Promise<readonly Project[]> {
      return (await database.all<ProjectRow>(`SELECT ${columns} FROM projects ORDER BY id`)).map(toProject)
    },
    /** @returns `false` if there is one of this id already. */
    add(project: Project, { operator, at }: Change): Promise<boolean> {
      const { id, name, origins, mail, features } = project
      const texts = [origins, mail, features].map((part) => JSON.stringify(part))
      return database.transaction(async (transaction) => {
        const sql = 'INSERT INTO projects VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'
        if ((await transaction.run(sql, id, name, ...texts, at)) === 0) return false
        await audit.add(transaction, {
          at,
          operator,
          action: 'project.add',
          subject: id,
          before: undefined,
          after: project,
        })
        return true
      })
    },
    /**
     * Changes a project.
     *
     * @param action Name of the change in the audit log.
     * @param change Returns the project as it shall be, or throws; nothing is changed then.
     * @returns `undefined` if there is none of this id.
     */
    change(
      id: string,
      { action, change, operator, at }: Change & { action: string; change: (project: Project) => Project },
    ): Promise<Project | undefined> {
      return database.transaction(async (transaction) => {
        // Of two operators one reads what the other has written.
        await transaction.lock('projects')
        const before = await find(transaction, id)
        if (!before) return undefined
        const after = change(before)
        const { name, origins, mail, features } = after
        const texts = [origins, mail, features].map((part) => JSON.stringify(part))
        const sql = 'UPDATE projects SET name = ?, origins = ?, mail = ?, features = ? WHERE id = ?'
        await transaction.run(sql, name, ...texts, id)
        await audit.add(transaction, { at, operator, action, subject: id, before, after })
        return after
      })
    },
    /** @returns `false` if there is none of this id. */
    remove(id: string, { operator, at }: Change): Promise<boolean> {
      return database.transaction(async (transaction) => {
        await transaction.lock('projects')
        const before = await find(transaction, id)
        if (!before) return false
        await transaction.run('DELETE FROM projects WHERE id = ?', id)
        await audit.add(transaction, { at, operator, action: 'project.remove', subject: id, before, after: undefined })
        return true
      })
    },
  }
}
