import { ApiError } from '../ApiError.js'
import { nameApp } from '../mail/nameApp.js'
import type { ApiRequest } from './ApiRequest.js'
import { readText } from './readField.js'

/**
 * Gives the name of the app for a mail, '' where there is none.
 *
 * @throws ApiError 403 Unless the app is the project's own.
 */
export function readApp({ body, allowedOrigins }: ApiRequest): string {
  const name = nameApp(readText(body, 'app'), allowedOrigins)
  if (name === undefined) throw new ApiError(403, 'request/app', 'This app is none of the project’s')
  return name
}
