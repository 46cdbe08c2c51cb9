/** A received mail, as `GET /messages` gives it. */
export type Letter = {
  /** Address of the receiver in the envelope, in lower case. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** ISO 8601. */
  readonly receivedAt: string
}

const limit = 500

/** Keeps the newest mails and tells of new ones. */
export type Inbox = ReturnType<typeof createInbox>

/** Makes an empty inbox; beyond 500 mails the oldest are dropped. */
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
    /** Gives the mails of one receiver, or all, the newest first. */
    list(to?: string | undefined): readonly Letter[] {
      const wanted = to?.toLowerCase()
      return wanted === undefined ? letters : letters.filter((letter) => letter.to === wanted)
    },
    /** Drops the mails of one receiver, or all. */
    clear(to?: string | undefined): void {
      const wanted = to?.toLowerCase()
      letters = wanted === undefined ? [] : letters.filter((letter) => letter.to !== wanted)
      tell()
    },
    /** Calls after each change; the result ends that. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
