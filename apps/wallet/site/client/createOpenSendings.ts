/** Ids of this tab's sendings that the server has not answered yet. */
export type OpenSendings = {
  /** Whether the ids survive a reload. */
  readonly isKept: boolean
  /** Adds a sending and returns its id. */
  add(): string
  remove(id: string): void
  list(): readonly string[]
  /** Whether the id was added by this page. */
  isOwn(id: string): boolean
}

export type CreateOpenSendingsParameters = {
  readonly projectId: string
  /** Origin of the app. */
  readonly app: string
  /** The frame's `sessionStorage`. Without it, the ids are lost with the page. */
  readonly storage: Storage | undefined
}

/**
 * Stores the ids of open sendings, which survive a reload of the tab. All apps of a site that a tab visits share the
 * frame's storage, so each app of each project has ids of its own.
 */
export function createOpenSendings({ projectId, app, storage }: CreateOpenSendingsParameters): OpenSendings {
  const key = `portico-wallet/sendings/${JSON.stringify([projectId, app])}`
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
