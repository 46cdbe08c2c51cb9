/** One line of what is signed. */
export type Fact = { readonly label: string; readonly value: string }

/** A value of typed data with what lies in it. */
export type TreeNode = { readonly label: string; readonly value?: string; readonly children?: readonly TreeNode[] }

/** All that a person is shown before they sign, made out of the bytes that will be signed. */
export type Sheet = {
  readonly title: string
  readonly facts: readonly Fact[]
  readonly warnings: readonly string[]
  /** Longer texts, each under a heading of its own. */
  readonly blocks: readonly { readonly label: string; readonly text: string }[]
  readonly tree?: readonly TreeNode[]
  /** The calls of a batch. */
  readonly parts?: readonly Sheet[]
}
