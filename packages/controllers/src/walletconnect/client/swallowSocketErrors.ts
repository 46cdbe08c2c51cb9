import { isRecord } from '@portico/core'

/**
 * Gives every socket of a relayer a listener for errors. The library takes its own away before it opens the next one; an
 * error of the old socket would then end a Node process and show as a failure of the page in a browser.
 */
export function swallowSocketErrors(relayer: object): void {
  const create: unknown = Reflect.get(relayer, 'createProvider')
  if (typeof create !== 'function') return
  const swallow = () => {
    const provider: unknown = Reflect.get(relayer, 'provider')
    const on: unknown = isRecord(provider) ? provider.on : undefined
    if (typeof on === 'function') on.call(provider, 'error', () => {})
  }
  swallow()
  Reflect.set(relayer, 'createProvider', async () => {
    await create.call(relayer)
    swallow()
  })
}
