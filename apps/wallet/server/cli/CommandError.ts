/** Exit codes of the operators' commands. */
export const exitCodes = {
  done: 0,
  /** Nothing was done: there is no such project, say, or the database cannot be opened. */
  failed: 1,
  /** The command line makes no sense. */
  usage: 2,
} as const

/** A command that was not carried out, with a text for the operator. */
export class CommandError extends Error {
  readonly exitCode: number

  /**
   * @param message What is wrong, and what would be right.
   * @param exitCode One of `exitCodes`. Default: `failed`.
   */
  constructor(message: string, exitCode: number = exitCodes.failed) {
    super(message)
    this.exitCode = exitCode
  }
}
