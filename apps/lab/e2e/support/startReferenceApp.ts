import { W3mFrameHelpers, W3mFrameProvider, W3mFrameSchema } from '@reown/appkit-wallet'

type Config = ConstructorParameters<typeof W3mFrameProvider>[0]
type Network = ReturnType<Config['getCaipNetworks']>[number]

const frameId = 'w3m-iframe'
const frameSize = { width: '360px', height: '600px' } as const

/**
 * Runs in the page: the published client of the reference SDK, and around it what an app with it does. The client makes
 * its frame but shows it to nobody; that is left to the app.
 *
 * @param networks The app's networks. The first of each kind is the one it is on at first.
 */
export function startReferenceApp(networks: readonly Network[]) {
  const active = new Map<string, Network>()
  const timeouts: string[] = []
  const unfit: string[] = []
  const abortController = new AbortController()
  const inNamespace = (namespace?: string) =>
    networks.filter(({ chainNamespace }) => namespace === undefined || chainNamespace === namespace)

  const provider = new W3mFrameProvider({
    projectId: 'reference',
    abortController,
    onTimeout: (reason) => timeouts.push(reason),
    getActiveCaipNetwork: (namespace = 'eip155') => active.get(namespace) ?? inNamespace(namespace)[0],
    getCaipNetworks: (namespace) => inNamespace(namespace),
  })

  window.addEventListener('message', ({ data }) => {
    if (!W3mFrameSchema.frameEvent.safeParse(data).success) unfit.push(data.type)
  })

  const hide = () => {
    const frame = document.getElementById(frameId)
    if (frame) frame.style.display = 'none'
  }
  provider.onRpcRequest((request) => {
    const frame = document.getElementById(frameId)
    if (!frame || W3mFrameHelpers.checkIfRequestIsSafe(request)) return
    Object.assign(frame.style, { display: 'block', top: '10px', left: '10px', ...frameSize })
  })
  provider.onRpcSuccess(hide)
  provider.onRpcError(hide)

  return {
    provider,
    timeouts,
    /** Types of the messages that the client's own schema does not let through. */
    unfit,
    /** Goes to a network: the frame first, then the app. */
    async switchTo(id: string): Promise<void> {
      await provider.switchNetwork({ chainId: id })
      const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
      if (network) active.set(network.chainNamespace, network)
    },
    /** Goes to a network that the frame is not told of. */
    moveTo(id: string): void {
      const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
      if (network) active.set(network.chainNamespace, network)
    },
    /** Closes the modal over an open question. The client's promise waits for a reply that it does not know. */
    close(): void {
      hide()
      void provider.rejectRpcRequests()
    },
  }
}
