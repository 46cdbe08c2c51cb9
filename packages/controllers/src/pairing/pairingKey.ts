/** Key of `pairingPart`. */
export const pairingKey = 'pairing'
