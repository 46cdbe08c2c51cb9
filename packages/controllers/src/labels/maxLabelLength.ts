/** How many characters a name of an account has at most. */
export const maxLabelLength = 25
