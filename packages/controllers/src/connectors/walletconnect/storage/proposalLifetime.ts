/** A wallet may answer a proposal for this long, in milliseconds: the client's own limit. */
export const proposalLifetime = 300_000
