/** Prefix of the keys of all queries whose data are wallets of the catalogue. */
export const walletsKey = ['catalogue', 'wallets'] as const
