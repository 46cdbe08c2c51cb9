const prefix = 'portico-wallet/'

type FrameNamespace = 'eip155' | 'solana'

/** What the frame keeps in this browser. */
export type FrameStore = {
  /** Random text by which the server knows this browser again; not a secret that opens anything by itself. */
  readonly device: string
  getToken(): string | undefined
  setToken(token: string | undefined): void
  /**
   * The network that this page is on; a number where the app wrote one. With a namespace, the network it last used there,
   * wherever it is now. A page that used none yet goes on where the last one was.
   */
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
  // Read once: pages in other tabs write to the same storage, and an app's request is for the network of its own tab.
  const networks = new Map(['chain', 'chain/eip155', 'chain/solana'].map((name) => [name, get(name)]))
  function setNetwork(name: string, chainId: string): void {
    networks.set(name, chainId)
    set(name, chainId)
  }
  return {
    device,
    getToken: () => get('session'),
    setToken: (token) => set('session', token),
    getChainId(namespace) {
      const chainId = networks.get(namespace ? `chain/${namespace}` : 'chain')
      return chainId !== undefined && /^\d+$/.test(chainId) ? Number(chainId) : chainId
    },
    setChainId(chainId) {
      setNetwork('chain', `${chainId}`)
      const namespace: FrameNamespace = `${chainId}`.startsWith('solana:') ? 'solana' : 'eip155'
      setNetwork(`chain/${namespace}`, `${chainId}`)
    },
  }
}
