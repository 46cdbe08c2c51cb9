/** One line of what is signed. */
export type Fact = { readonly label: string; readonly value: string }

/** A value of typed data with its members. */
export type TreeNode = { readonly label: string; readonly value?: string; readonly children?: readonly TreeNode[] }

/** Everything that a user is shown before signing, derived from the bytes that will be signed. */
export type Sheet = {
  readonly title: string
  readonly facts: readonly Fact[]
  readonly warnings: readonly string[]
  /** Longer texts, each with its heading. */
  readonly blocks: readonly { readonly label: string; readonly text: string }[]
  readonly tree?: readonly TreeNode[]
  /** The calls of a batch. */
  readonly parts?: readonly Sheet[]
}
