import type { Page } from '@playwright/test'

/**
 * Asks the connected EVM wallet for something that no button of the playground asks for.
 *
 * @returns Its answer, or the message of its error.
 */
export const askWallet = (page: Page, method: string, params: readonly unknown[]): Promise<string> =>
  page.evaluate(
    async ([method, params]) => {
      const internals = Reflect.get(Reflect.get(window, 'portico'), Symbol.for('@portico/internals'))
      const provider = internals.connections.get('eip155').provider('eip155')
      return provider.request({ method, params }).catch((error: Error) => error.message)
    },
    [method, params] as const,
  )
