/** Digits of a code. */
export const codeLength = 6
