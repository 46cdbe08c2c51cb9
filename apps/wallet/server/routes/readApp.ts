import { ApiError } from '../ApiError.js'
import { nameApp } from '../mail/nameApp.js'
import type { ApiRequest } from './ApiRequest.js'

/**
 * Returns the name of the app for a mail, or '' if it has none.
 *
 * @throws ApiError 403 If the app does not belong to the project.
 */
export function readApp({ body, project }: ApiRequest<{ app: string }>): string {
  const name = nameApp(body.app, project.origins)
  if (name === undefined) throw new ApiError(403, 'request/app', 'This app is none of the project’s')
  return name
}
