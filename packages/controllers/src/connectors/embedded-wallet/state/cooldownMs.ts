/** Between two mails, in milliseconds (specification, section 9). */
export const cooldownMs = 30_000
