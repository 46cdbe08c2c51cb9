/** The local chains by id, each with the distances of its ports from the lab's base port. */
const chainPorts = [
  { chainId: 1, rpc: 1, anvil: 11 },
  { chainId: 10, rpc: 2, anvil: 12 },
  { chainId: 8453, rpc: 3, anvil: 13 },
] as const

/** The base port when neither `--port` nor `PORTICO_LAB_PORT` names one. */
export const defaultBasePort = 4400

/** How many ports, from the base on, belong to one lab. */
export const portSpan = 50

/** The ports of one stack. */
export type LabPorts = {
  web: number
  relay: number
  api: number
  chains: { chainId: number; rpc: number; anvil: number }[]
}

/**
 * Returns every port that the stack listens on.
 *
 * @param basePort Port of the lab's pages; the other parts lie at fixed distances from it.
 */
export function portsOf(basePort: number): LabPorts {
  return {
    web: basePort,
    relay: basePort + 20,
    api: basePort + 21,
    chains: chainPorts.map(({ chainId, rpc, anvil }) => ({ chainId, rpc: basePort + rpc, anvil: basePort + anvil })),
  }
}

/** Returns the ports of a stack one after the other. */
export function listPorts(basePort: number): readonly number[] {
  const { web, relay, api, chains } = portsOf(basePort)
  return [web, relay, api, ...chains.flatMap(({ rpc, anvil }) => [rpc, anvil])]
}
