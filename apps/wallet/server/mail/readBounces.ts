import { isEmail } from '@portico/core'

/** What a returned mail says of one address. */
export type ReturnedMail = { readonly email: string; readonly status: string }

/** Reads `rfc822; ana@example.com` of a field. */
function readAddress(text: string | undefined): string | undefined {
  const [, address = ''] = /^\s*rfc822\s*;\s*<?([^<>\s]+)>?\s*$/i.exec(text ?? '') ?? []
  return isEmail(address) ? address.toLowerCase() : undefined
}

/**
 * Reads which addresses a mail server's delivery status notification (RFC 3464) is about, as far as it has given them up.
 *
 * @param message The notification as it came, of type `multipart/report` (RFC 6522).
 * @returns Nothing if it is another mail, such as somebody's reply, or tells of a delay.
 */
export function readBounces(message: string): readonly ReturnedMail[] {
  const text = message.replace(/\r\n/g, '\n')
  const start = /^content-type:\s*message\/delivery-status\b.*$/im.exec(text)
  if (!start) return []
  const part =
    text
      .slice(start.index)
      .replace(/^[\s\S]*?\n\n/, '')
      .split(/^--/m)[0] ?? ''
  // One block of fields a recipient, after that of the message.
  return part.split(/\n\s*\n/).flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}:(.*(?:\\n[ \\t].*)*)`, 'im').exec(block)?.[1]
    const [status] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(field('status') ?? '') ?? []
    // The original one is what the wallet wrote to; the final one may be where its mailbox leads.
    const email = readAddress(field('original-recipient')) ?? readAddress(field('final-recipient'))
    return status && email && /^\s*failed\s*$/i.test(field('action') ?? '') ? [{ email, status }] : []
  })
}
