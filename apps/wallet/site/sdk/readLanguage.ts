/** A language tag in the form of RFC 5646, of at most 35 characters. */
const tag = /^(?=.{2,35}$)[a-z]{2,8}(-[a-z0-9]{1,8})*$/i

/**
 * Reads the language that the app's page says it is in. The page is not ours, so nothing else gets into a header.
 *
 * @param text `lang` of the frame's address; older apps give none.
 * @returns `undefined` if it is no language tag.
 */
export function readLanguage(text: string | null): string | undefined {
  return text !== null && tag.test(text) ? text : undefined
}
