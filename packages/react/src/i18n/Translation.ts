import type { Messages } from './Messages.js'

/** The same texts in another language: same names, same facts. */
export type Translation<messages extends Messages> = {
  readonly [name in keyof messages]: messages[name] extends (facts: infer facts) => string
    ? (facts: facts) => string
    : string
}
