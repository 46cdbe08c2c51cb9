/** A text, or a function that makes one from facts. */
type Message = string | ((facts: never) => string)

/** The texts of one view group in one locale. */
export type Messages = { readonly [name: string]: Message }

/** The same texts in another language: same names, same facts. */
export type Translation<messages extends Messages> = {
  readonly [name in keyof messages]: messages[name] extends (facts: infer facts) => string
    ? (facts: facts) => string
    : string
}
