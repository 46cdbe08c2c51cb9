import type { ProjectStore } from './createProjectStore.js'
import { createPlainProject, type Project } from './Project.js'

/** Finds projects for the server. */
export type ProjectDirectory = {
  /**
   * Returns a project, at most `freshMs` after it was changed by whatever process.
   *
   * @returns `undefined` if there are projects, but none of this id.
   */
  find(id: string): Promise<Project | undefined>
  /** Returns whether the store has no project. */
  isEmpty(): Promise<boolean>
}

export type CreateProjectDirectoryParameters = {
  store: Pick<ProjectStore, 'list'>
  /** Origins of a project that the environment names; `undefined` if it names others only. */
  allowedOriginsOf(projectId: string): readonly string[] | undefined
  /** How long what was read counts, in milliseconds. Default: 2 s. */
  freshMs?: number | undefined
}

/**
 * Creates the directory of the projects, those of the store before those of the environment. It reads the store once
 * for all requests of a moment, so that a request costs no query, and unknown ids none either. While the store cannot be
 * read, what was read last counts.
 */
export function createProjectDirectory(parameters: CreateProjectDirectoryParameters): ProjectDirectory {
  const { store, allowedOriginsOf, freshMs = 2_000 } = parameters
  let known: ReadonlyMap<string, Project> | undefined
  let reading: { readonly since: number; readonly projects: Promise<ReadonlyMap<string, Project>> } | undefined

  async function read(): Promise<ReadonlyMap<string, Project>> {
    try {
      known = new Map((await store.list()).map((project) => [project.id, project]))
      return known
    } catch (error) {
      if (known) return known
      reading = undefined
      throw error
    }
  }

  function list(): Promise<ReadonlyMap<string, Project>> {
    if (!reading || performance.now() - reading.since >= freshMs)
      reading = { since: performance.now(), projects: read() }
    return reading.projects
  }

  return {
    isEmpty: async () => (await list()).size === 0,
    async find(id) {
      const stored = await list()
      const project = stored.get(id)
      if (project) return project
      const origins = allowedOriginsOf(id)
      // Where nothing is configured at all, there is nothing to mistake a project for.
      if (!origins || (origins.length === 0 && stored.size > 0)) return undefined
      return createPlainProject(id, origins)
    },
  }
}
