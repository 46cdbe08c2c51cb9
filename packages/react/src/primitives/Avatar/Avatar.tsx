import css from './Avatar.module.css'

export type AvatarProps = {
  readonly address: string
  /** 24 (default), 40 or 64 px. */
  readonly size?: 's' | 'm' | 'l' | undefined
  /** URL of a picture that is drawn instead. */
  readonly src?: string | undefined
}

/** Draws a picture, or a soft mesh of colours that is always the same for the same address. Decorative. */
export function Avatar({ address, size, src }: AvatarProps) {
  if (src) return <img className={css.avatar} data-size={size} src={src} alt="" />
  // Attributes and not a style: a server renders them, a strict `style-src` allows them, a host's `path {}` cannot win.
  const seed = getHue(address.toLowerCase())
  return (
    <svg
      className={css.avatar}
      data-size={size}
      data-hue={seed % 12}
      data-turn={seed % 5}
      viewBox="0 0 8 8"
      aria-hidden="true"
    >
      <path d="M0 0h8v8H0z" />
      <circle cx="7" cy={(seed % 7) + 1} r="4" />
      <circle cx={(seed % 6) + 1} cy="7" r="3" />
    </svg>
  )
}

/**
 * Returns a hue that is always the same for the same text.
 *
 * @returns Degrees, 0 to 359.
 */
export function getHue(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 33 + letter.charCodeAt(0)) % 100_003, 0) % 360
}
