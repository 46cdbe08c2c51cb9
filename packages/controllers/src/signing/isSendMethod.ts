const sends: readonly string[] = ['eth_sendTransaction', 'wallet_sendCalls', 'solana_signAndSendTransaction']

/** Whether a method moves money, so that it must not be asked for again before it is known what became of it. */
export const isSendMethod = (method: string): boolean => sends.includes(method)
