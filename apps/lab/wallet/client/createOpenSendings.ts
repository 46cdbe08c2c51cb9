const key = 'portico-wallet/sendings'

/** Ids of this tab's sendings that the server has not answered yet. */
export type OpenSendings = {
  /** Adds a sending and returns its id. */
  add(): string
  remove(id: string): void
  list(): readonly string[]
}

/**
 * Keeps the ids of what is being sent, also over a reload of the tab.
 *
 * @param storage The frame's `sessionStorage`; where a browser denies it, they last as long as the page.
 */
export function createOpenSendings(storage: Storage | undefined): OpenSendings {
  let ids: readonly string[] = (storage?.getItem(key) ?? '').split(' ').filter(Boolean)
  const set = (next: readonly string[]) => {
    ids = next
    if (next.length > 0) storage?.setItem(key, next.join(' '))
    else storage?.removeItem(key)
  }
  return {
    add() {
      const id = crypto.randomUUID()
      set([...ids, id])
      return id
    },
    remove: (id) => set(ids.filter((each) => each !== id)),
    list: () => ids,
  }
}
