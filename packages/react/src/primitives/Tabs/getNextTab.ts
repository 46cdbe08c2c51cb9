/**
 * Returns the tab that a key moves to; `undefined` for other keys.
 *
 * @param key As of a keyboard event.
 * @param from The selected tab, how many there are, and whether the first one is on the right.
 */
export function getNextTab(
  key: string,
  { at, count, isRtl }: { readonly at: number; readonly count: number; readonly isRtl: boolean },
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  return step === undefined ? undefined : (at + (isRtl ? -step : step) + count) % count
}
