import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** What mails are signed with (DKIM, RFC 6376). */
export type DkimConfig = {
  /** Domain that signs (`d=`): the sender's, or one above it. */
  readonly domain: string
  /** Name of the key below the domain (`s=`): its public half is the TXT record of `<selector>._domainkey.<domain>`. */
  readonly selector: string
  /** RSA key as PEM. */
  readonly privateKey: string
}

/** RFC 8301: signers should use 2048 bits, and verifiers treat keys below 1024 as none. */
const leastBits = 2048
const othersMode = 0o077
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** @throws Error If it is no domain name. */
export function parseDkimDomain(text: string): string {
  if (text.length <= 253 && new RegExp(`^(${label}\\.)+${label}$`, 'i').test(text)) return text.toLowerCase()
  throw new Error('must be a domain, such as example.com')
}

/** @throws Error If it is no name below a domain. */
export function parseDkimSelector(text: string): string {
  if (text.length <= 63 && new RegExp(`^${label}(\\.${label})*$`, 'i').test(text)) return text
  throw new Error('must be the name of a DKIM key, such as wallet2026')
}

function parseKey(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(text)
  } catch {
    // Its message could repeat a part of the key.
    return undefined
  }
}

/**
 * Reads the private key that mails are signed with.
 *
 * @param file Absolute path of a PEM file.
 * @throws Error If it cannot be read, others than its owner may read it, or it is no RSA key of 2048 bits or more.
 */
export function readDkimKey(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat?.isFile()) throw new Error(`names no file: ${file}`)
  // Windows has no such modes.
  if (process.platform !== 'win32' && (stat.mode & othersMode) !== 0)
    throw new Error(`may be read by others: chmod 600 ${file}`)
  const text = readFileSync(file, 'utf8')
  const key = parseKey(text)
  // Mail is hardly ever verified by any other kind of key yet (RFC 8463).
  if (key?.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < leastBits)
    throw new Error(
      `must hold an RSA key of ${leastBits} bits or more as PEM: openssl genrsa -out ${file} ${leastBits}`,
    )
  return text
}
