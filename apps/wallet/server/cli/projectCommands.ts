import { allFeatures, createPlainProject, type Project, type ProjectMail } from '../projects/Project.js'
import {
  parseFeature,
  parseNote,
  parseOrigins,
  parseProjectId,
  parseProjectName,
  parseSender,
} from '../projects/parseProject.js'
import { type Command, type CommandContext, type CommandInput, readPart } from './Command.js'
import { CommandError, exitCodes } from './CommandError.js'

const details = ['name', 'mail-from', 'mail-note', 'without']
const detailsUsage = '[--name <name>] [--mail-from <sender>] [--mail-note <locale>=<text>]… [--without <feature>]…'

const readId = ({ words: [id = ''] }: CommandInput) => readPart('The project’s id', () => parseProjectId(id))

const readOrigins = (patterns: readonly string[]) => readPart('--origin', () => parseOrigins(patterns))

const refuseUnknown = (id: string): never => {
  throw new CommandError(`There is no project "${id}" in the database`)
}

/** Reads the mails of a project. What is given as empty is the wallet's again. */
function readMail({ option, options }: CommandInput, { from, notes }: ProjectMail): ProjectMail {
  const given = options('mail-note').map((text) => readPart('--mail-note', () => parseNote(text)))
  const all = { ...notes, ...Object.fromEntries(given.map(({ locale, note }) => [locale, note])) }
  const left = Object.fromEntries(Object.entries(all).filter(([, note]) => note !== ''))
  const sender = option('mail-from') ?? from
  return {
    ...(sender && { from: readPart('--mail-from', () => parseSender(sender)) }),
    ...(Object.keys(left).length > 0 && { notes: left }),
  }
}

/** Returns a project with what a command line says of it. */
function readDetails(input: CommandInput, project: Project): Project {
  const name = input.option('name')
  // `--without ''` gives all of them back.
  const left = input.options('without').filter((text) => text !== '')
  const without = left.map((text) => readPart('--without', () => parseFeature(text)))
  return {
    ...project,
    name: name === undefined ? project.name : readPart('--name', () => parseProjectName(name)),
    mail: readMail(input, project.mail),
    features:
      input.options('without').length === 0
        ? project.features
        : allFeatures.filter((feature) => !without.includes(feature)),
  }
}

function describe({ id, name, origins, mail, features }: Project): readonly string[] {
  return [
    `${id}`,
    `  name       ${name}`,
    `  origins    ${origins.join(' ') || 'none: nothing may embed it'}`,
    `  mail       ${mail.from ?? 'of the wallet’s sender'}`,
    ...Object.entries(mail.notes ?? {}).map(([locale, note]) => `  note ${locale.padEnd(5)} ${note}`),
    `  features   ${features.join(' ') || 'none'}`,
  ]
}

const answer = (project: Project) => ({ value: project, lines: describe(project) })

/** Projects that the environment names, which those of the database stand before. */
const listOfEnvironment = ({ config }: CommandContext) =>
  Object.entries(config.projects).map(([id, origins]) => createPlainProject(id, origins))

const add: Command = {
  usage: `<id> --origin <pattern>… ${detailsUsage}`,
  summary: 'adds a project',
  words: 1,
  options: ['origin', ...details],
  async run({ projects, change }, input) {
    const id = readId(input)
    const origins = readOrigins(input.options('origin'))
    if (origins.length === 0)
      throw new CommandError(
        '--origin is needed: who may embed the wallet, such as https://*.example.com',
        exitCodes.usage,
      )
    const project = readDetails(input, createPlainProject(id, origins))
    if (!(await projects.add(project, change))) throw new CommandError(`There is a project "${id}" already`)
    return answer(project)
  },
}

const set: Command = {
  usage: `<id> ${detailsUsage}`,
  summary: 'changes all but the origins',
  words: 1,
  options: details,
  async run({ projects, change }, input) {
    const id = readId(input)
    const changed = { ...change, action: 'project.set', change: (project: Project) => readDetails(input, project) }
    return answer((await projects.change(id, changed)) ?? refuseUnknown(id))
  },
}

const origins: Command = {
  usage: '<id> [--add <pattern>]… [--remove <pattern>]… [--only <pattern>]…',
  summary: 'shows or changes who may embed the wallet',
  words: 1,
  options: ['add', 'remove', 'only'],
  async run({ projects, change }, input) {
    const id = readId(input)
    const added = readPart('--add', () => parseOrigins(input.options('add')))
    const only = readPart('--only', () => parseOrigins(input.options('only')))
    const removed = input.options('remove').map((pattern) => pattern.toLowerCase())
    const isChange = added.length + only.length + removed.length > 0
    function changeOrigins(project: Project): Project {
      const before = only.length > 0 ? only : project.origins
      const absent = removed.find((pattern) => !before.includes(pattern))
      if (absent !== undefined) throw new CommandError(`"${absent}" is none of the origins of "${id}"`)
      const left = before.filter((pattern) => !removed.includes(pattern))
      return { ...project, origins: readPart('The origins', () => parseOrigins([...left, ...added])) }
    }
    const project = isChange
      ? await projects.change(id, { ...change, action: 'project.origins', change: changeOrigins })
      : await projects.find(id)
    if (!project) return refuseUnknown(id)
    return { value: project.origins, lines: project.origins }
  },
}

const show: Command = {
  usage: '<id>',
  summary: 'shows a project',
  words: 1,
  async run(context, input) {
    const id = readId(input)
    const named = listOfEnvironment(context).find((project) => project.id === id)
    return answer((await context.projects.find(id)) ?? named ?? refuseUnknown(id))
  },
}

const list: Command = {
  usage: '',
  summary: 'lists the projects',
  words: 0,
  async run(context) {
    const stored = await context.projects.list()
    const named = listOfEnvironment(context).filter(({ id }) => stored.every((project) => project.id !== id))
    const value = [
      ...stored.map((project) => ({ ...project, from: 'database' })),
      ...named.map((project) => ({ ...project, from: 'environment' })),
    ]
    const width = Math.max(0, ...value.map(({ id }) => id.length))
    const lines = value.map(({ id, from, origins }) => `${id.padEnd(width)}  ${from.padEnd(11)}  ${origins.join(' ')}`)
    return { value, lines: lines.length > 0 ? lines : ['There are no projects'] }
  },
}

const remove: Command = {
  usage: '<id>',
  summary: 'removes a project; its people keep their wallets',
  words: 1,
  async run({ projects, change }, input) {
    const id = readId(input)
    if (!(await projects.remove(id, change))) return refuseUnknown(id)
    return { value: { id }, lines: [`The project "${id}" is removed`] }
  },
}

/** Commands for projects. */
export const projectCommands = {
  'project add': add,
  'project list': list,
  'project show': show,
  'project origins': origins,
  'project set': set,
  'project remove': remove,
} as const satisfies Readonly<Record<string, Command>>
