import { ApiError } from '../ApiError.js'
import type { ProjectDirectory } from './createProjectDirectory.js'
import { allFeatures, createPlainProject, type Project, projectFeatures } from './Project.js'

/** What the page says that a mail's link opens. It belongs to no app. */
const linkPaths = '/api/link/'

/**
 * Finds the project that a request of the API is for.
 *
 * @throws ApiError 404 If there are projects, but none of this id; 403 if this project leaves out what was asked for.
 */
export async function readProject(
  directory: ProjectDirectory,
  { projectId, pathname }: { readonly projectId: string; readonly pathname: string },
): Promise<Project> {
  if (pathname.startsWith(linkPaths)) return createPlainProject('', [])
  const project = await directory.find(projectId)
  if (!project) throw new ApiError(404, 'project/unknown', 'This wallet knows no project of this id')
  const feature = allFeatures.find((each) => pathname.startsWith(projectFeatures[each]))
  if (feature && !project.features.includes(feature))
    throw new ApiError(403, 'project/feature', 'The wallet does not offer this for this app')
  return project
}
