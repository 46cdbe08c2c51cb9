import { expect, test, vi } from 'vitest'
import { tameDeletion } from './tameDeletion.js'

function arrange() {
  const keys = ['topic']
  const deleteSession = vi.fn(async ({ topic }: { topic: string }) => {
    if (!keys.includes(topic)) throw new Error('Record was recently deleted')
    keys.splice(keys.indexOf(topic), 1)
  })
  const client = { session: { keys }, engine: { deleteSession } }
  tameDeletion(client)
  return { client, deleteSession, keys }
}

test('a session is deleted once, however often it is asked for', async () => {
  const { client, deleteSession, keys } = arrange()
  await client.engine.deleteSession({ topic: 'topic' })
  await client.engine.deleteSession({ topic: 'topic' })
  expect(deleteSession).toHaveBeenCalledExactlyOnceWith({ topic: 'topic' })
  expect(keys).toEqual([])
})

test('a failure of another kind is passed on', async () => {
  const { client, deleteSession } = arrange()
  deleteSession.mockRejectedValueOnce(new Error('storage'))
  await expect(client.engine.deleteSession({ topic: 'topic' })).rejects.toThrow('storage')
})

test('a client of another shape is left as it is', () => {
  const odd = { engine: { deleteSession: 1 }, session: {} }
  tameDeletion(odd)
  tameDeletion({})
  expect(odd.engine.deleteSession).toBe(1)
})
