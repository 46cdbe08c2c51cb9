const prefix = 'portico-wallet/'

type FrameNamespace = 'eip155' | 'solana'

/** What the frame keeps in this browser. */
export type FrameStore = {
  /** Random text by which the server knows this browser again; not a secret that opens anything by itself. */
  readonly device: string
  getToken(): string | undefined
  setToken(token: string | undefined): void
  /** A number where the app wrote one. With a namespace, the network last used there, wherever the frame is now. */
  getChainId(namespace?: FrameNamespace): string | number | undefined
  setChainId(chainId: string | number): void
}

function createDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => (sign === '+' ? '-' : sign === '/' ? '_' : ''))
}

/**
 * Keeps token, browser and network. The browser partitions the storage by the site of the page that embeds the frame:
 * a session at one app is none at another. A token in storage needs no cookie, so no other site can use it by a
 * request of its own.
 *
 * @param storage The frame's `localStorage`; where a browser denies it, what is kept lasts as long as the page.
 */
export function createFrameStore(storage: Storage | undefined): FrameStore {
  const memory = new Map<string, string>()
  const get = (name: string) => (storage ? storage.getItem(prefix + name) : memory.get(name)) ?? undefined
  function set(name: string, value: string | undefined): void {
    if (value === undefined) memory.delete(name)
    else memory.set(name, value)
    if (value === undefined) storage?.removeItem(prefix + name)
    else storage?.setItem(prefix + name, value)
  }
  const device = get('device') ?? createDevice()
  set('device', device)
  return {
    device,
    getToken: () => get('session'),
    setToken: (token) => set('session', token),
    getChainId(namespace) {
      const chainId = get(namespace ? `chain/${namespace}` : 'chain')
      return chainId !== undefined && /^\d+$/.test(chainId) ? Number(chainId) : chainId
    },
    setChainId(chainId) {
      set('chain', `${chainId}`)
      const namespace: FrameNamespace = `${chainId}`.startsWith('solana:') ? 'solana' : 'eip155'
      set(`chain/${namespace}`, `${chainId}`)
    },
  }
}
