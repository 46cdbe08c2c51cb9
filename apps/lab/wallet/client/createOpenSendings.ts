const key = 'portico-wallet/sendings'

/** Ids of this tab's sendings that the server has not answered yet. */
export type OpenSendings = {
  /** Whether the ids outlive the page. */
  readonly isKept: boolean
  /** Adds a sending and returns its id. */
  add(): string
  remove(id: string): void
  list(): readonly string[]
  /** Whether the id is of this very page. */
  isOwn(id: string): boolean
}

/**
 * Keeps the ids of what is being sent, also over a reload of the tab.
 *
 * @param storage The frame's `sessionStorage`; where a browser denies it, they last as long as the page.
 */
export function createOpenSendings(storage: Storage | undefined): OpenSendings {
  let ids: readonly string[] = (storage?.getItem(key) ?? '').split(' ').filter(Boolean)
  const own = new Set<string>()
  const set = (next: readonly string[]) => {
    ids = next
    if (next.length > 0) storage?.setItem(key, next.join(' '))
    else storage?.removeItem(key)
  }
  return {
    isKept: storage !== undefined,
    add() {
      const id = crypto.randomUUID()
      own.add(id)
      set([...ids, id])
      return id
    },
    remove: (id) => set(ids.filter((each) => each !== id)),
    list: () => ids,
    isOwn: (id) => own.has(id),
  }
}
