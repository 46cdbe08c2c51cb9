import { getHue } from '../getHue.js'
import css from './Avatar.module.css'

export type AvatarProps = {
  readonly address: string
  /** 24 (default), 40 or 64 px. */
  readonly size?: 's' | 'm' | 'l' | undefined
}

/** Draws a soft mesh of colours that is always the same for the same address. Decorative. */
export function Avatar({ address, size = 's' }: AvatarProps) {
  const seed = address.toLowerCase()
  const hue = getHue(seed)
  const turn = getHue(`${seed}.`)
  const color = (offset: number, light: number) => `hsl(${(hue + offset) % 360} 80% ${light}%)`
  return (
    <svg className={css.avatar} data-size={size} viewBox="0 0 8 8" aria-hidden="true">
      <rect width="8" height="8" fill={color(0, 62)} />
      <g transform={`rotate(${turn} 4 4)`}>
        <circle cx="6.5" cy="2" r="3.5" fill={color(48, 70)} />
        <circle cx="2" cy="6.5" r="3.5" fill={color(290, 52)} />
        <circle cx="6.5" cy="6.5" r="2" fill={color(150, 60)} />
      </g>
    </svg>
  )
}
