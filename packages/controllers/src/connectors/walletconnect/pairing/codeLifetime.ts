/** A URI is shown this long, in milliseconds. The client's own lasts a minute longer, for those who have just scanned. */
export const codeLifetime = 240_000
