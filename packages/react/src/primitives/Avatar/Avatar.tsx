import { getHue } from '../getHue.js'
import css from './Avatar.module.css'

export type AvatarProps = {
  readonly address: string
  /** 24 (default), 40 or 64 px. */
  readonly size?: 's' | 'm' | 'l' | undefined
}

/** Draws a soft mesh of colours that is always the same for the same address. Decorative. */
export function Avatar({ address, size = 's' }: AvatarProps) {
  const hue = getHue(address.toLowerCase())
  const place = (address.charCodeAt(5) % 6) + 1
  const color = (turn: number) => `hsl(${hue + turn} 80% 60%)`
  return (
    <svg className={css.avatar} data-size={size} viewBox="0 0 8 8" aria-hidden="true">
      <path fill={color(0)} d="M0 0h8v8H0z" />
      <circle cx="7" cy={place} r="4" fill={color(50)} />
      <circle cx={place} cy="7" r="3" fill={color(-70)} />
    </svg>
  )
}
