import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const keyLength = 32
const othersMode = 0o077
const lockWaitMs = 20
const lockTries = 250

/** A key of the file. */
export type FileKey = { readonly id: string; readonly key: Buffer; readonly createdAt: string }

function parseKey(value: unknown): FileKey | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, key, createdAt } = value as Readonly<Record<string, unknown>>
  if (typeof id !== 'string' || !/^file-[0-9a-f]{16}$/.test(id)) return undefined
  if (typeof key !== 'string' || typeof createdAt !== 'string') return undefined
  const bytes = Buffer.from(key, 'base64url')
  return bytes.length === keyLength ? { id, key: bytes, createdAt } : undefined
}

/**
 * Reads the keys of a file.
 *
 * @returns None if there is no file.
 * @throws Error If others than its owner may read it, or it is no key file. The message holds nothing of its content.
 */
export function readKeyFile(file: string): readonly FileKey[] {
  if (!existsSync(file)) return []
  // Windows has no such modes.
  if (process.platform !== 'win32' && (statSync(file).mode & othersMode) !== 0)
    throw new Error(`may be read by others: chmod 600 ${file}`)
  let list: unknown
  try {
    list = Reflect.get(JSON.parse(readFileSync(file, 'utf8')), 'keys')
  } catch {
    throw new Error(`at ${file} is no key file`)
  }
  const keys = Array.isArray(list) ? list.map(parseKey) : [undefined]
  if (keys.some((key) => key === undefined)) throw new Error(`at ${file} is no key file`)
  return keys.filter((key) => key !== undefined)
}

/** Writes to the disk, under another name first: whatever happens, the file is the one before or the one after. */
function writeKeyFile(file: string, keys: readonly FileKey[]): void {
  const unfinished = `${file}.${process.pid}`
  rmSync(unfinished, { force: true })
  const list = keys.map(({ id, key, createdAt }) => ({ id, key: key.toString('base64url'), createdAt }))
  writeFileSync(unfinished, `${JSON.stringify({ keys: list }, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true })
  renameSync(unfinished, file)
  if (process.platform === 'win32') return
  const folder = openSync(dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Takes the lock, also from a process that ended without giving it back. */
async function takeLock(lock: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(lock, `${process.pid}`, { mode: 0o600, flag: 'wx' })
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
    if (owner > 0 && !isRunning(owner)) rmSync(lock, { force: true })
    else if (tries === lockTries)
      throw new Error(`Process ${owner} is changing the keys. If it is none of the wallet's, remove ${lock}`)
    else await wait(lockWaitMs)
  }
}

/**
 * Changes the keys of a file, one process after another. The file is for its owner alone.
 *
 * @param file Path; its folder is made for its owner alone.
 * @param change Returns the keys that the file is to have.
 */
export async function changeKeyFile(
  file: string,
  change: (keys: readonly FileKey[]) => readonly FileKey[],
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const lock = `${file}.lock`
  await takeLock(lock)
  try {
    writeKeyFile(file, change(readKeyFile(file)))
  } finally {
    rmSync(lock, { force: true })
  }
}
