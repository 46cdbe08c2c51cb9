import type { GroupViews } from '../ViewDefinition.js'

export const views = {} satisfies GroupViews<never>
