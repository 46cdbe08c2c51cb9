import type { ParseArgsConfig } from 'node:util'
import type { Audit } from '../audit/createAudit.js'
import type { WalletConfig } from '../config/readConfig.js'
import type { Bounces } from '../mail/createBounces.js'
import type { Change, ProjectStore } from '../projects/createProjectStore.js'
import type { Database } from '../store/Database.js'
import { CommandError, exitCodes } from './CommandError.js'

/** What commands work with. */
export type CommandContext = {
  readonly config: WalletConfig
  readonly projects: ProjectStore
  readonly audit: Audit
  readonly bounces: Bounces
  readonly database: Database
  /** Reads the standard input to its end. */
  readInput(): Promise<string>
  /** Tells people how far it is. Programs do not read that. */
  tell(line: string): void
  /** Who gives the command, and when. */
  readonly change: Change
}

/** What a command line says after its command. */
export type CommandInput = {
  readonly words: readonly string[]
  /** Returns the value of an option, the last one where it is given more than once. */
  option(name: string): string | undefined
  /** Returns all values of an option. */
  options(name: string): readonly string[]
  /** Returns whether an option without a value is given. */
  flag(name: string): boolean
}

/** What a command answers: for programs, and as lines for people. */
export type CommandAnswer = { readonly value: unknown; readonly lines: readonly string[] }

/** A command of the operators' command line. */
export type Command = {
  /** What follows the command's name. */
  readonly usage: string
  readonly summary: string
  /** Number of words that it needs. */
  readonly words: number
  /** Its options with a value, besides `--by`. */
  readonly options?: readonly string[]
  /** Its options without a value, besides `--json`. */
  readonly flags?: readonly string[]
  run(context: CommandContext, input: CommandInput): Promise<CommandAnswer>
}

/** Returns the options of a command as `parseArgs` of Node takes them. */
export function describeOptions({ options = [], flags = [] }: Command): NonNullable<ParseArgsConfig['options']> {
  const own = options.map((name) => [name, { type: 'string', multiple: true }] as const)
  return {
    ...Object.fromEntries(own),
    ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }] as const)),
    json: { type: 'boolean' },
    by: { type: 'string' },
    help: { type: 'boolean' },
  }
}

/**
 * Reads a part of a command line.
 *
 * @param name What the part is called, for the error.
 * @throws CommandError With what is wrong.
 */
export function readPart<value>(name: string, read: () => value): value {
  try {
    return read()
  } catch (error) {
    throw new CommandError(`${name} ${error instanceof Error ? error.message : 'is not valid'}`, exitCodes.usage)
  }
}
