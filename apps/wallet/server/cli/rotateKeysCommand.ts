import { beginKeys } from '../keys/beginKeys.js'
import { createAccountKeys } from '../keys/createAccountKeys.js'
import { openKeyRing } from '../keys/openKeyRing.js'
import { removeOldKeys, rotateKeys } from '../keys/rotateKeys.js'
import { createDataKeys } from '../store/createDataKeys.js'
import { createVault } from '../vault/createVault.js'
import type { KeyRing } from '../vault/KeyRing.js'
import { type Command, type CommandAnswer, type CommandContext, type CommandInput, readPart } from './Command.js'
import { CommandError, exitCodes } from './CommandError.js'

function parseBatch(text: string): number {
  const batch = Number(text)
  if (Number.isInteger(batch) && batch >= 1) return batch
  throw new Error('must be a number of accounts')
}

function readInput({ option, flag }: CommandInput) {
  const batch = readPart('--batch', () => parseBatch(option('batch') ?? '100'))
  const [isPrepared, isRemoving] = [flag('prepare'), flag('remove-old')]
  if (isPrepared && isRemoving) throw new CommandError('--prepare and --remove-old are two steps', exitCodes.usage)
  return { batch, isPrepared, isRemoving }
}

async function rotate(
  { config, database, audit, tell, change }: CommandContext,
  { batch, isPrepared, isRemoving }: ReturnType<typeof readInput>,
  keyRing: KeyRing,
): Promise<CommandAnswer> {
  const note = (action: string, subject: string, states: { before?: unknown; after?: unknown }) =>
    audit.add(database, { ...change, action, subject, before: states.before, after: states.after })
  const dataKeys = createDataKeys(database)
  await beginKeys({ dataKeys, keyRing, now: change.at })
  if (isPrepared) {
    const { id } = await keyRing.create()
    await note('keys.prepare', id, { after: {} })
    return { value: { prepared: id }, lines: [`Made the key ${id}. It is not used yet`] }
  }
  const former = await dataKeys.findActive()
  const { bringForward } = createAccountKeys({ dataKeys, keyRing, vault: createVault(config.secret.text ?? '') })
  const onBatch = (wrapped: number) => tell(`Accounts moved: ${wrapped}`)
  const parts = { dataKeys, keyRing, bringForward, now: Date.now, batch, onBatch }
  const { active, isResumed, wrapped } = await rotateKeys(parts)
  await note('keys.rotate', active, { before: { active: former }, after: { active, wrapped } })
  const resumed = isResumed ? ', which an earlier run took into use' : ''
  const done = `All accounts are under the key ${active}${resumed} (${wrapped} moved)`
  if (!isRemoving) {
    const hint = 'Older keys are still there; --remove-old destroys those that nothing needs'
    return { value: { active, isResumed, wrapped }, lines: [done, hint] }
  }
  const { removed, kept } = await removeOldKeys(parts)
  for (const id of removed) await note('keys.remove', id, { before: {} })
  const lines = [
    ...removed.map((id) => `Destroyed the key ${id}`),
    ...kept.map((id) => `Kept the key ${id}: an account has been stored under it meanwhile. Run this again`),
  ]
  return { value: { active, isResumed, wrapped, removed, kept }, lines: [done, ...lines] }
}

/** Makes a new key-encryption key and moves all accounts to it, while servers run. */
export const rotateKeysCommand: Command = {
  usage: '[--batch <accounts>] [--prepare | --remove-old]',
  summary: 'moves all accounts to a new key; --prepare only makes it, --remove-old destroys older ones',
  words: 0,
  options: ['batch'],
  flags: ['prepare', 'remove-old'],
  async run(context, input) {
    const wanted = readInput(input)
    const keyRing = await openKeyRing(context.config.keys)
    try {
      return await rotate(context, wanted, keyRing)
    } finally {
      await keyRing.close()
    }
  },
}
