import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { createAudit } from '../audit/createAudit.js'
import { readConfig, type WalletConfig } from '../config/readConfig.js'
import { createSecretFile } from '../config/secretFile.js'
import { createBounces } from '../mail/createBounces.js'
import { createProjectStore } from '../projects/createProjectStore.js'
import { openDatabase } from '../store/openDatabase.js'
import { auditCommands } from './auditCommands.js'
import {
  type Command,
  type CommandAnswer,
  type CommandContext,
  type CommandInput,
  describeOptions,
  readPart,
} from './Command.js'
import { CommandError, exitCodes } from './CommandError.js'
import { mailCommands } from './mailCommands.js'
import { projectCommands } from './projectCommands.js'
import { rotateKeysCommand } from './rotateKeysCommand.js'

const commands: Readonly<Record<string, Command>> = {
  ...projectCommands,
  ...mailCommands,
  ...auditCommands,
  'rotate-keys': rotateKeysCommand,
}

export type RunCommandParameters = {
  /** Words of the command line after the program's own. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where database and secret are unless the environment says otherwise. */
  readonly folder: string
  /** Reads the standard input to its end. */
  readInput(): Promise<string>
  /** Writes a line of the answer. */
  print(line: string): void
  /** Writes a line of what is wrong, or how far it is. */
  complain(line: string): void
}

function describeCommands(): readonly string[] {
  return [
    'Commands, with --json for programs and --by <name> for the audit log:',
    ...Object.entries(commands).flatMap(([name, { usage, summary }]) => [
      `  ${name} ${usage}`.trimEnd(),
      `      ${summary}`,
    ]),
    'Without a command the wallet runs.',
  ]
}

function findCommand(args: readonly string[]): { name: string; command: Command; rest: readonly string[] } {
  // Most names have two words.
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(' ')
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command) return { name, command, rest: args.slice(length) }
  }
  const name = args.slice(0, 2).join(' ')
  throw new CommandError([`There is no command "${name}".`, ...describeCommands()].join('\n'), exitCodes.usage)
}

function parseRest(rest: readonly string[], command: Command) {
  try {
    return parseArgs({ args: [...rest], options: describeOptions(command), allowPositionals: true, strict: true })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'The options are not valid', exitCodes.usage)
  }
}

/** Reads who gives the command. */
function parseOperator(text: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{N} ._@+-]{0,99}$/u.test(text)) return text
  throw new Error('must be a name of letters, digits, spaces and . _ @ + -, such as ada@example.com')
}

/** Makes the secret as a first start does: it has to be there before the database, which nothing else would open. */
function ensureSecret(config: WalletConfig): WalletConfig {
  const { secret } = config
  return secret.text === undefined ? { ...config, secret: { ...secret, text: createSecretFile(secret.file) } } : config
}

async function run(
  { readInput, tell, ...context }: Pick<CommandContext, 'config' | 'readInput' | 'tell'>,
  command: Command,
  input: CommandInput,
): Promise<CommandAnswer> {
  if (context.config.database === ':memory:')
    throw new CommandError('PORTICO_WALLET_DATABASE names a database in memory, which no other process can change')
  const given = input.option('by')
  const operator = readPart('--by', () => parseOperator(given ?? userInfo().username))
  const config = ensureSecret(context.config)
  const database = await openDatabase(config.database)
  try {
    const audit = createAudit({ database })
    const projects = createProjectStore({ database, audit })
    const bounces = createBounces({ database })
    const change = { operator, at: Date.now() }
    return await command.run({ config, projects, audit, bounces, database, readInput, tell, change }, input)
  } finally {
    await database.close()
  }
}

/**
 * Carries out a command of an operator, in the environment that the wallet runs in.
 *
 * @returns Exit code: 0 if it was carried out, 1 if not, 2 if the command line makes no sense.
 */
export async function runCommand({
  args,
  env,
  folder,
  readInput,
  print,
  complain,
}: RunCommandParameters): Promise<number> {
  try {
    if (['help', '--help', '-h'].includes(args[0] ?? '')) {
      describeCommands().forEach(print)
      return exitCodes.done
    }
    const { name, command, rest } = findCommand(args)
    const { values, positionals } = parseRest(rest, command)
    const usage = `Usage: ${name} ${command.usage}`.trimEnd()
    if (values.help) {
      print(usage)
      return exitCodes.done
    }
    if (positionals.length !== command.words) throw new CommandError(usage, exitCodes.usage)
    const options = (option: string): readonly string[] => [values[option] ?? []].flat().map(String)
    const input = {
      ...{ words: positionals, options, option: (option: string) => options(option).at(-1) },
      flag: (option: string) => values[option] === true,
    }
    const context = { config: readConfig(env, folder), readInput, tell: complain }
    const { value, lines } = await run(context, command, input)
    if (values.json) print(JSON.stringify(value))
    else lines.forEach(print)
    return exitCodes.done
  } catch (error) {
    complain(error instanceof Error ? error.message : `${error}`)
    return error instanceof CommandError ? error.exitCode : exitCodes.failed
  }
}
