const sends: readonly string[] = ['eth_sendTransaction', 'wallet_sendCalls', 'solana_signAndSendTransaction']

/** Whether a method moves money, so that it must not be sent again while its outcome is unknown. */
export const isSendMethod = (method: string): boolean => sends.includes(method)
