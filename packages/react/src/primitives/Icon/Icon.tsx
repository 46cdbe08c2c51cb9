import css from './Icon.module.css'
import { type IconName, icons } from './icons.js'

export type { IconName }

/** An icon with its path, for what is shown later; see `laterIcons`. */
export type LaterIcon = { readonly name: string; readonly path: string }

export type IconProps = {
  readonly name: IconName | LaterIcon
  /** 16, 20 (default) or 24 px. */
  readonly size?: 's' | 'm' | 'l' | undefined
}

/** Draws one of Portico's own icons in the colour of the text. Decorative: the control beside it carries the name. */
export function Icon({ name, size = 'm' }: IconProps) {
  const icon = typeof name === 'string' ? { name, path: icons[name] } : name
  return (
    <svg className={css.icon} data-size={size} data-icon={icon.name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon.path} />
    </svg>
  )
}
