const prefix = 'portico-wallet/'

type FrameNamespace = 'eip155' | 'solana'

/** What the frame keeps in this browser. */
export type FrameStore = {
  /** Random text by which the server knows this browser again; not a secret that opens anything by itself. */
  readonly device: string
  setDevice(device: string): void
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

/** What `createFrameStore` takes. */
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
  // Read once: pages in other tabs write to the same storage, and an app's request is for the network of its own tab.
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
