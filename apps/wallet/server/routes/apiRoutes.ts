import type { Route } from './ApiRequest.js'
import { assetRoutes } from './assetRoutes.js'
import { chainRoutes } from './chainRoutes.js'
import { contractRoutes } from './contractRoutes.js'
import { keepRoutes } from './keepRoutes.js'
import { loginRoutes } from './loginRoutes.js'
import { solanaRoutes } from './solanaRoutes.js'
import { untoldRoutes } from './untoldRoutes.js'
import { userRoutes } from './userRoutes.js'

/** All routes of the API by path, other than `/api/config`. */
export const apiRoutes: Readonly<Record<string, Route>> = {
  ...loginRoutes,
  ...untoldRoutes,
  ...userRoutes,
  ...keepRoutes,
  ...chainRoutes,
  ...assetRoutes,
  ...contractRoutes,
  ...solanaRoutes,
}
