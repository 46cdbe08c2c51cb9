/** The local chains by id, with the offsets of their ports from the lab's base port. */
const chainPorts = [
  { chainId: 1, rpc: 1, anvil: 11 },
  { chainId: 10, rpc: 2, anvil: 12 },
  { chainId: 8453, rpc: 3, anvil: 13 },
] as const

/** Base port if neither `--port` nor `PORTICO_LAB_PORT` is set. */
export const defaultBasePort = 4400

/** Number of ports that one lab reserves, starting at its base port. */
export const portSpan = 50

/** Highest possible base port. */
export const lastBasePort = 65_535 - portSpan

/** The ports of one stack. */
export type LabPorts = {
  web: number
  relay: number
  api: number
  smtp: number
  mail: number
  frame: number
  data: number
  onramp: number
  oidc: number
  auth: number
  exchange: number
  solana: { rpc: number; ws: number }
  chains: { chainId: number; rpc: number; anvil: number }[]
}

/**
 * Returns every port that the stack listens on.
 *
 * @param basePort Port of the lab's pages. The other parts have fixed offsets from it.
 */
export function portsOf(basePort: number): LabPorts {
  return {
    web: basePort,
    relay: basePort + 20,
    api: basePort + 21,
    smtp: basePort + 22,
    mail: basePort + 23,
    frame: basePort + 24,
    data: basePort + 25,
    onramp: basePort + 32,
    oidc: basePort + 40,
    auth: basePort + 34,
    exchange: basePort + 33,
    // Clients expect the WebSocket on the port after the RPC's.
    solana: { rpc: basePort + 30, ws: basePort + 31 },
    chains: chainPorts.map(({ chainId, rpc, anvil }) => ({ chainId, rpc: basePort + rpc, anvil: basePort + anvil })),
  }
}

/** Returns the ports of a stack as a list. */
export function listPorts(basePort: number): readonly number[] {
  const { web, relay, api, smtp, mail, frame, data, onramp, exchange, auth, oidc, solana, chains } = portsOf(basePort)
  const pairs = chains.flatMap(({ rpc, anvil }) => [rpc, anvil])
  return [web, relay, api, smtp, mail, frame, data, onramp, exchange, auth, oidc, solana.rpc, solana.ws, ...pairs]
}
