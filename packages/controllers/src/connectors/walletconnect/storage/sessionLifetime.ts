/** A session lasts this long from when it is settled or extended, in milliseconds. */
export const sessionLifetime = 604_800_000
