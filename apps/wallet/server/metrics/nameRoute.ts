import { isApiPath } from '../../api/apiRoutes.js'

const paths: readonly string[] = ['/api/config', '/sdk', '/device', '/loading', '/healthz', '/readyz', '/metrics']

/**
 * Names what a path leads to, with one of a few names: anybody can ask for any path, and each name is kept for good.
 *
 * @param path Path as it was asked for, without a query.
 */
export function nameRoute(path: string): string {
  if (paths.includes(path) || isApiPath(path)) return path
  if (path.startsWith('/assets/')) return '/assets'
  return 'other'
}
