import { proxy } from 'valtio/vanilla'
import { definePart } from '../../instance/definePart.js'
import type { Route } from '../../instance/state/routes.js'

/** History of the modal; the last route is shown. */
export type RouterState = {
  /** The open views, the one on top last. Kept while the modal fades out. */
  history: readonly Route[]
  /** How the view on top was reached, for its animation. */
  direction: 'none' | 'forward' | 'backward'
  /** `true` for half a second after a close was refused. */
  shake: boolean
  /** Key of the newest route. */
  serial: number
}

/** The view history of an instance, a valtio proxy. `attachRouter` connects it to the modal. */
export const routerPart = definePart<RouterState>({
  key: 'router',
  create: () => proxy<RouterState>({ history: [], direction: 'none', shake: false, serial: 0 }),
})
