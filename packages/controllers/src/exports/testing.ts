export type { CreateTestPorticoOptions, TestPortico } from '../testing/createTestPortico.js'
export { createTestPortico } from '../testing/createTestPortico.js'
