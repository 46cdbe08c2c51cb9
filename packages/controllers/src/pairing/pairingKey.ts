/** Key of `pairingFeature`. */
export const pairingKey = 'pairing'
