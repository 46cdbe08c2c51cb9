type Options = { readonly mode?: string; readonly signal?: AbortSignal; readonly ifAvailable?: boolean }

/** Web Locks as in a browser. */
export function createLocks() {
  const held = new Set<{ readonly name: string; readonly mode: string }>()
  const queue: (() => void)[] = []
  const next = () => {
    for (const enter of queue.splice(0)) enter()
  }
  return {
    request(name: string, options: Options, work: (lock: unknown) => Promise<unknown>) {
      const { mode = 'exclusive', signal, ifAvailable = false } = options
      return new Promise((resolve, reject) => {
        const refuse = () => reject(signal?.reason)
        const enter = () => {
          if (signal?.aborted) return refuse()
          const others = [...held].filter((other) => other.name === name)
          const isFree = others.every((other) => mode === 'shared' && other.mode === 'shared')
          if (!isFree && ifAvailable) return resolve(work(null))
          if (!isFree) return queue.push(enter)
          signal?.removeEventListener('abort', refuse)
          const entry = { name, mode }
          held.add(entry)
          resolve(
            work(entry).finally(() => {
              held.delete(entry)
              next()
            }),
          )
        }
        signal?.addEventListener('abort', refuse)
        enter()
      })
    },
  }
}
