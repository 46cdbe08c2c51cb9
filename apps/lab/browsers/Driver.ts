/** Browser automation commands used by the main-path tests. Each browser implements them with its own protocol. */
export type Driver = {
  /** Name and version, for the output. */
  readonly version: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Evaluates an expression in the page; its value must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks at a position of the viewport, in CSS pixels. Without it the click is made by a script in the page. */
  click?(x: number, y: number): Promise<void>
  /** Types a text into the focused element. */
  type(text: string): Promise<void>
  close(): Promise<void>
}
