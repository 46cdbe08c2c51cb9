/** A text, or a function that makes one from facts. */
type Message = string | ((facts: never) => string)

/** The texts of one view group in one locale. */
export type Messages = { readonly [name: string]: Message }
