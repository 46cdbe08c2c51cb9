/** First parts of the key of every query whose data are wallets of the catalogue. */
export const walletsKey = ['catalogue', 'wallets'] as const
