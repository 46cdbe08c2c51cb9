/** Names of the local chains by number, as wallets show them. */
export const chainNames: Readonly<Record<number, string>> = { 1: 'Ethereum', 10: 'OP Mainnet', 8453: 'Base' }
