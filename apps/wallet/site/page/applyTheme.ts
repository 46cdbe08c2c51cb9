import type { FrameRequests } from '@portico/frame-bridge/host'

/** Custom properties by which apps set the colour of the main button. */
const accentNames = ['--w3m-accent', '--apkt-accent', '--portico-accent']
/** Perceived middle between black and white (relative luminance of WCAG). */
const middleLuminance = 0.179

function readColour(value: string): readonly number[] | undefined {
  if (!CSS.supports('color', value)) return undefined
  const probe = document.createElement('i')
  probe.style.color = value
  document.body.append(probe)
  const text = getComputedStyle(probe).color
  probe.remove()
  // A transparent colour could hide the button.
  return /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)?.slice(1).map(Number)
}

function getLuminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Applies the app's colour scheme and main colour. Nothing else of its theme is used on pages where users approve,
 * because an app must not be able to hide anything there.
 */
export function applyTheme({
  themeMode,
  themeVariables,
  w3mThemeVariables,
}: FrameRequests['SYNC_THEME']['request']): void {
  const root = document.documentElement
  if (themeMode) root.dataset.theme = themeMode
  const variables = { ...w3mThemeVariables, ...themeVariables }
  const given = accentNames.map((name) => variables[name]).find((value) => typeof value === 'string')
  const colour = typeof given === 'string' ? readColour(given) : undefined
  if (!colour) return
  root.style.setProperty('--accent', `rgb(${colour.join(' ')})`)
  root.style.setProperty('--on-accent', getLuminance(colour) > middleLuminance ? '#000' : '#fff')
}
