/** What the stack can be told to do; see the lab's README. */
export type Control = ReturnType<typeof createControl>

type Failure = { methods?: readonly string[] } & (
  | { status: number; retryAfter?: number }
  | { delayMs: number }
  | { drop: true }
)

/**
 * Makes the controls of the running stack.
 *
 * @param url URL of the lab.
 */
export function createControl(url: string) {
  let isUsed = false
  async function post(path: string, body: object): Promise<void> {
    isUsed = true
    const response = await fetch(`${url}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`/control/${path} answered ${response.status}: ${await response.text()}`)
  }
  return {
    /** Whether anything was changed. */
    isUsed: () => isUsed,
    mining: (chainId: number, mode: 'auto' | 'manual') => post('chain', { chainId, mode }),
    mine: (chainId: number, blocks = 1) => post('mine', { chainId, blocks }),
    fail: (chainId: number, failure: Failure) => post('fail', { chainId, ...failure }),
    recover: (chainId: number) => post('fail', { chainId, off: true }),
    /** All chains as after the start. */
    reset: () => post('reset', {}),
  }
}
