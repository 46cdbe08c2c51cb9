import { expect } from '@playwright/test'
import type { LabManifest } from '../../stack/web/createManifest.js'

type Mail = { readonly text: string }

/** The mails of one address. */
export type Mailbox = ReturnType<typeof createMailbox>

/**
 * Creates a mailbox of the lab. Each has a unique address, so that tests do not read each other's mails.
 *
 * @param name Start of the address.
 */
export function createMailbox({ services, web }: LabManifest, name: string) {
  const address = `${name}-${Math.random().toString(36).slice(2)}@lab.test`
  let read = 0
  const list = async (): Promise<readonly Mail[]> => {
    const response = await fetch(`${services.mail}/messages?to=${encodeURIComponent(address)}`)
    // The lab's own service guarantees the shape.
    return (await response.json()) as readonly Mail[]
  }
  /** Waits for an unread mail that matches a pattern. */
  const next = async (pattern: RegExp): Promise<string> => {
    await expect.poll(async () => (await list()).length, `a mail to ${address}`).toBeGreaterThan(read)
    const mails = await list()
    read = mails.length
    return pattern.exec(mails[0]?.text ?? '')?.[0] ?? ''
  }
  return {
    address,
    /** Moves the wallet's clock forward for this address: another mail may be sent, and codes expire. */
    async advance(advanceMs: number): Promise<void> {
      const response = await fetch(`${web}/control/wallet/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, advanceMs }),
      })
      expect(response.ok).toBe(true)
    },
    readText: () => next(/[\s\S]*/),
    readCode: () => next(/\b\d{6}\b/),
    readLink: () => next(/https?:\S+#\S+/),
    /** Reads a link without a secret in its hash. */
    readUrl: () => next(/https?:\S+/),
  }
}
