type Deletion = { readonly topic: string }

/**
 * Lets a client delete a session that is already deleted. If two messages end the same session, the library deletes it
 * twice, and the second time would be an unhandled rejection, which ends a Node process and counts as an error of the
 * host's page.
 */
export function tameDeletion(client: object): void {
  const engine: unknown = Reflect.get(client, 'engine')
  const sessions: unknown = Reflect.get(client, 'session')
  if (typeof engine !== 'object' || !engine || typeof sessions !== 'object' || !sessions) return
  const remove: unknown = Reflect.get(engine, 'deleteSession')
  if (typeof remove !== 'function') return
  Reflect.set(engine, 'deleteSession', async (deletion: Deletion) => {
    const keys: unknown = Reflect.get(sessions, 'keys')
    if (Array.isArray(keys) && !keys.includes(deletion.topic)) return
    await remove.call(engine, deletion)
  })
}
