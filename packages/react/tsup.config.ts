import { definePackage } from '../../tsup.base.js'

/** Helpers of this package's own tests are not published. */
const base = definePackage()

export default { ...base, entry: [...(base.entry as string[]), '!src/views/renderView.tsx'] }
