/** Takes the digits, of any script, out of what was typed or pasted; at most `count` of them. */
export function readDigits(text: string, count: number): string {
  return (text.match(/\p{Nd}/gu) ?? []).slice(0, count).join('')
}
