const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** 24 of 62 characters are 142 bits. EIP-4361 asks for 8 at least. */
const length = 24

/** Returns a fresh nonce for one sign-in: 24 letters and digits from the platform's cryptographic randomness. */
export function createNonce(): string {
  let nonce = ''
  while (nonce.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Bytes from 248 up would make some characters likelier than others.
      if (byte < 248 && nonce.length < length) nonce += alphabet[byte % alphabet.length]
    }
  }
  return nonce
}
