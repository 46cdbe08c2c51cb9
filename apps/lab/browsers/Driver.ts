/** The commands that the main-path tests send to a browser, independent of its automation protocol. */
export type Driver = {
  /** Name and version, for the output. */
  readonly version: string
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Evaluates an expression in the page; its value must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the mouse's button at a place of the window, in CSS pixels; where it is missing, the page does it. */
  click?(x: number, y: number): Promise<void>
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>
  close(): Promise<void>
}
