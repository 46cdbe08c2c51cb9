import { W3mFrameHelpers, W3mFrameProvider, W3mFrameSchema } from '@reown/appkit-wallet'

type Config = ConstructorParameters<typeof W3mFrameProvider>[0]
type Network = ReturnType<Config['getCaipNetworks']>[number]

const frameId = 'w3m-iframe'
const frameSize = { width: '360px', height: '600px' } as const

/**
 * Runs in the page: the published client of the reference SDK, and what an app does around it. The client creates its
 * frame but leaves showing it to the app.
 *
 * @param networks The app's networks. The first of each namespace is the initial one.
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
    /** Types of messages that the client's own schema rejects. */
    unfit,
    /** Switches to a network: first the frame, then the app. */
    async switchTo(id: string): Promise<void> {
      await provider.switchNetwork({ chainId: id })
      const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
      if (network) active.set(network.chainNamespace, network)
    },
    /** Switches the app to a network without telling the frame. */
    moveTo(id: string): void {
      const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
      if (network) active.set(network.chainNamespace, network)
    },
    /** Closes the modal while a request is open. The client's promise then waits for a reply that it does not know. */
    close(): void {
      hide()
      void provider.rejectRpcRequests()
    },
  }
}
