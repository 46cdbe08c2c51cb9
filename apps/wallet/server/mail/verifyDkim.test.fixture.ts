import { createHash, createPublicKey, verify } from 'node:crypto'

/** A header field as it was received, with its name in lower case. */
type Field = { readonly name: string; readonly raw: string }

function splitMessage(source: Buffer): { fields: readonly Field[]; body: string } {
  const text = source.toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const lines = text.slice(0, end).replace(/\r\n(?=[ \t])/g, '\u0000')
  const fields = lines.split('\r\n').map((line) => {
    const raw = line.replaceAll('\u0000', '\r\n')
    return { raw, name: raw.slice(0, raw.indexOf(':')).trim().toLowerCase() }
  })
  return { fields, body: text.slice(end + 4) }
}

/** RFC 6376, section 3.4.2. */
function relaxField({ name, raw }: Field): string {
  const value = raw
    .slice(raw.indexOf(':') + 1)
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return `${name}:${value}`
}

/** RFC 6376, section 3.4.4. */
function relaxBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  const text = lines.join('\r\n').replace(/(\r\n)+$/, '')
  return text === '' ? '' : `${text}\r\n`
}

function readTags(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').map((part) => {
      const at = part.indexOf('=')
      return [part.slice(0, at).trim(), part.slice(at + 1).replace(/\s+/g, '')] as const
    }),
  )
}

/** How the receiver of a mail verified its signature. */
export type DkimResult = {
  /** Where the public key is looked up in DNS. */
  readonly record: string
  readonly isBodyIntact: boolean
  readonly isSignatureValid: boolean
  /** Header fields that the signature covers. */
  readonly signed: readonly string[]
}

/**
 * Verifies the DKIM signature of a received mail by RFC 6376, section 6.1, as far as `rsa-sha256` with relaxed
 * canonicalisation goes.
 *
 * @param source The mail's bytes.
 * @param record TXT record of the key, such as `v=DKIM1; k=rsa; p=…`.
 * @throws Error If there is no signature, or one of another kind.
 */
export function verifyDkim(source: Buffer, record: string): DkimResult {
  const { fields, body } = splitMessage(source)
  const signature = fields.find(({ name }) => name === 'dkim-signature')
  if (!signature) throw new Error('The mail is not signed')
  const tags = readTags(signature.raw.slice(signature.raw.indexOf(':') + 1))
  const tag = (name: string) => tags.get(name) ?? ''
  if (tag('v') !== '1' || tag('a') !== 'rsa-sha256' || tag('c') !== 'relaxed/relaxed' || tags.has('l'))
    throw new Error(`This signature is of another kind: ${signature.raw}`)
  const signed = tag('h').toLowerCase().split(':')
  // Each name stands for the last field of that name that it does not stand for yet (section 5.4.2).
  const left = [...fields]
  const covered = signed.flatMap((name) => {
    const at = left.findLastIndex((field) => field.name === name)
    return at < 0 ? [] : left.splice(at, 1).map(relaxField)
  })
  const own = relaxField({ ...signature, raw: signature.raw.replace(/([;\s:]b\s*=)[^;]*/, '$1') })
  const publicKey = createPublicKey({
    key: Buffer.from(readTags(record).get('p') ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  })
  const text = Buffer.from([...covered, own].join('\r\n'), 'latin1')
  return {
    record: `${tag('s')}._domainkey.${tag('d')}`,
    isBodyIntact: createHash('sha256').update(relaxBody(body), 'latin1').digest('base64') === tag('bh'),
    isSignatureValid: verify('sha256', text, publicKey, Buffer.from(tag('b'), 'base64')),
    signed,
  }
}
