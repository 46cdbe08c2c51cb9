import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const leastLength = 32
const othersMode = 0o077

/**
 * Reads the file of a wallet's secret.
 *
 * @param file Path of the secret.
 * @param databaseFile Path of the database that was written with it, or something else where that is no file.
 * @returns `undefined` if there is neither a secret nor a database yet.
 * @throws Error If the secret of a database is gone, or others than its owner may read it, or it is too short.
 */
export function readSecretFile(file: string, databaseFile: string): string | undefined {
  if (!existsSync(file)) {
    // A new secret would open no wallet, and nobody would notice before the first of them is used.
    if (existsSync(databaseFile)) throw new Error(`is missing at ${file}, and nothing else opens ${databaseFile}`)
    return undefined
  }
  // Windows has no such modes.
  if (process.platform !== 'win32' && (statSync(file).mode & othersMode) !== 0)
    throw new Error(`may be read by others: chmod 600 ${file}`)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < leastLength) throw new Error(`at ${file} has fewer than ${leastLength} characters`)
  return secret
}

/**
 * Makes a secret and writes it to a file that its owner alone may read.
 *
 * @param file Path; its folder is made for its owner alone.
 * @returns The secret: 256 random bits, or what another process wrote a moment before.
 */
export function createSecretFile(file: string): string {
  const secret = randomBytes(32).toString('base64url')
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readFileSync(file, 'utf8').trim()
    throw error
  }
  return secret
}
