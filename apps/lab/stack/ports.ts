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

/** The last base port a lab fits behind. */
export const lastBasePort = 65_535 - portSpan

/** The ports of one stack. */
export type LabPorts = {
  web: number
  relay: number
  api: number
  smtp: number
  mail: number
  frame: number
  solana: { rpc: number; ws: number }
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
    smtp: basePort + 22,
    mail: basePort + 23,
    frame: basePort + 24,
    // Clients look for the socket at the port after that of the RPC.
    solana: { rpc: basePort + 30, ws: basePort + 31 },
    chains: chainPorts.map(({ chainId, rpc, anvil }) => ({ chainId, rpc: basePort + rpc, anvil: basePort + anvil })),
  }
}

/** Returns the ports of a stack one after the other. */
export function listPorts(basePort: number): readonly number[] {
  const { web, relay, api, smtp, mail, frame, solana, chains } = portsOf(basePort)
  const pairs = chains.flatMap(({ rpc, anvil }) => [rpc, anvil])
  return [web, relay, api, smtp, mail, frame, solana.rpc, solana.ws, ...pairs]
}
