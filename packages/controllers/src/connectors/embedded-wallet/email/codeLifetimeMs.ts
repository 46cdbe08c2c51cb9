/** How long a code or a link of a mail counts, in milliseconds. */
export const codeLifetimeMs = 1_200_000
