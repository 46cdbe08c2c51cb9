import type { ApiPath } from '../../api/apiRoutes.js'
import type { Routes } from './ApiRequest.js'
import { assetRoutes } from './assetRoutes.js'
import { chainRoutes } from './chainRoutes.js'
import { contractRoutes } from './contractRoutes.js'
import { exportRoutes } from './exportRoutes.js'
import { keepRoutes } from './keepRoutes.js'
import { loginRoutes } from './loginRoutes.js'
import { solanaRoutes } from './solanaRoutes.js'
import { untoldRoutes } from './untoldRoutes.js'
import { userRoutes } from './userRoutes.js'

/** What answers each path of the API, other than `/api/config`. */
export const answers: Routes<ApiPath> = {
  ...loginRoutes,
  ...untoldRoutes,
  ...userRoutes,
  ...exportRoutes,
  ...keepRoutes,
  ...chainRoutes,
  ...assetRoutes,
  ...contractRoutes,
  ...solanaRoutes,
}
