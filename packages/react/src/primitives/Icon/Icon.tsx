import css from './Icon.module.css'
import { type IconName, icons } from './icons.js'

export type { IconName }

export type IconProps = {
  readonly name: IconName
  /** 16, 20 (default) or 24 px. */
  readonly size?: 's' | 'm' | 'l' | undefined
}

/** Draws one of Portico's own icons in the colour of the text. Decorative: the control beside it carries the name. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={css.icon} data-size={size} data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
