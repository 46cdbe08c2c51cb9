/** A received mail, as `GET /messages` returns it. */
export type Letter = {
  /** Recipient of the envelope, in lower case. */
  readonly to: string
  /** Sender as the mail names it, such as `Wallet <wallet@lab.localhost>`. */
  readonly from: string
  readonly subject: string
  readonly text: string
  /** The same as HTML, or ''. */
  readonly html: string
  /** ISO 8601. */
  readonly receivedAt: string
}

const limit = 500

export type Inbox = ReturnType<typeof createInbox>

/** Creates an inbox that keeps the latest 500 mails and notifies of new ones. */
export function createInbox() {
  let letters: Letter[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    add(letter: Letter): void {
      letters = [letter, ...letters].slice(0, limit)
      tell()
    },
    /** Returns the mails of one recipient, or all, newest first. */
    list(to?: string | undefined): readonly Letter[] {
      const wanted = to?.toLowerCase()
      return wanted === undefined ? letters : letters.filter((letter) => letter.to === wanted)
    },
    /** Deletes the mails of one recipient, or all. */
    clear(to?: string | undefined): void {
      const wanted = to?.toLowerCase()
      letters = wanted === undefined ? [] : letters.filter((letter) => letter.to !== wanted)
      tell()
    },
    /** Calls the listener after each change. Returns the unsubscribe. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
