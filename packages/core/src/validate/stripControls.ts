/** Control, bidirectional, invisible and tag characters, line separators and lone surrogates. */
const unwanted =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]+/gu

/** Removes characters that hide or reorder text from an untrusted name. White space becomes single spaces. */
export function stripControls(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unwanted, '').trim()
}
