import { expect } from '@playwright/test'
import type { LabManifest } from '../../stack/web/createManifest.js'

type Mail = { readonly text: string }

/** The mails one address got, as its owner reads them. */
export type Mailbox = ReturnType<typeof createMailbox>

/**
 * Makes a mailbox of the lab. Each has an address of its own, so that tests do not read each other's mails.
 *
 * @param name Begins the address.
 */
export function createMailbox({ services, web }: LabManifest, name: string) {
  const address = `${name}-${Math.random().toString(36).slice(2)}@lab.test`
  let read = 0
  const list = async (): Promise<readonly Mail[]> => {
    const response = await fetch(`${services.mail}/messages?to=${encodeURIComponent(address)}`)
    // The lab's own service promises the shape.
    return (await response.json()) as readonly Mail[]
  }
  /** Waits for a mail that was not read yet and holds a text. */
  const next = async (pattern: RegExp): Promise<string> => {
    await expect.poll(async () => (await list()).length, `a mail to ${address}`).toBeGreaterThan(read)
    const mails = await list()
    read = mails.length
    return pattern.exec(mails[0]?.text ?? '')?.[0] ?? ''
  }
  return {
    address,
    /** Puts the wallet's time forward for this address: another mail may be sent, codes expire. */
    async advance(advanceMs: number): Promise<void> {
      const response = await fetch(`${web}/control/wallet/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, advanceMs }),
      })
      expect(response.ok).toBe(true)
    },
    readCode: () => next(/\b\d{6}\b/),
    readLink: () => next(/https?:\S+#\S+/),
  }
}
