const prefix = 'portico-wallet/'

type FrameNamespace = 'eip155' | 'solana'

/** What the frame stores in this browser. */
export type FrameStore = {
  /** Random id by which the server recognises this browser. Grants nothing by itself. */
  readonly device: string
  setDevice(device: string): void
  getToken(): string | undefined
  setToken(token: string | undefined): void
  /**
   * Returns the network of this page, as a number if the app used one. With a namespace, returns the network last used
   * there. A page that has not used any continues with that of the previous page.
   */
  getChainId(namespace?: FrameNamespace): string | number | undefined
  setChainId(chainId: string | number): void
}

function createDevice(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => (sign === '+' ? '-' : sign === '/' ? '_' : ''))
}

export type CreateFrameStoreParameters = { readonly projectId: string; readonly storage: Storage | undefined }

/**
 * Keeps token, browser and network. The browser partitions the storage by the site of the page that embeds the frame,
 * and several apps may be of one site: what belongs to a login is kept by project, so that none of them signs another
 * one's people out. A token in storage needs no cookie, so no other site can use it by a request of its own.
 *
 * @param projectId The project whose frame this is.
 * @param storage The frame's `localStorage`; where a browser denies it, what is kept lasts as long as the page.
 */
export function createFrameStore({ projectId, storage }: CreateFrameStoreParameters): FrameStore {
  const own = (name: string) => `${name}/${projectId}`
  const memory = new Map<string, string>()
  const get = (name: string) => (storage ? storage.getItem(prefix + name) : memory.get(name)) ?? undefined
  function set(name: string, value: string | undefined): void {
    if (value === undefined) memory.delete(name)
    else memory.set(name, value)
    if (value === undefined) storage?.removeItem(prefix + name)
    else storage?.setItem(prefix + name, value)
  }
  let device = get('device') ?? createDevice()
  set('device', device)
  // Read once: pages in other tabs write to the same storage, and requests belong to the network of their own tab.
  const networks = new Map(['chain', 'chain/eip155', 'chain/solana'].map((name) => [name, get(own(name))]))
  function setNetwork(name: string, chainId: string): void {
    networks.set(name, chainId)
    set(own(name), chainId)
  }
  return {
    get device() {
      return device
    },
    setDevice(next) {
      device = next
      set('device', next)
    },
    getToken: () => get(own('session')),
    setToken: (token) => set(own('session'), token),
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
