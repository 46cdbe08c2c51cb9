/**
 * Splits a mail's text into links and other text.
 *
 * @returns The parts in order; `at` is the start index of each.
 */
export function splitLinks(text: string): readonly { part: string; isLink: boolean; at: number }[] {
  let at = 0
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => {
    const from = at
    at += part.length
    return { part, isLink: index % 2 === 1, at: from }
  })
}
